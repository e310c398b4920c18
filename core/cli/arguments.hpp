// The arguments of a command: one table for parsing and for the usage.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sudoku::cli {

/// A row of a command's table: an option, or a required argument before FILE.
struct Parameter {
  /// "--limit"; without dashes, such as "ID", a required argument.
  std::string_view name;
  /// The allowed values. An option without `values`, `number` and `text` is a switch.
  std::vector<std::string> values = {};
  /// If not null, the value is a whole number, `least`..10^15 - 1; its name in the usage, such as
  /// "N".
  const char* number = nullptr;
  /// For a required argument: lines about its values, which the usage ends with. The usage line
  /// then has the name instead of all values.
  std::string value_lines = {};
  /// If not null, the name of the value in the usage, such as "A-B". Without `values`, any text is
  /// allowed; Command::check refuses wrong ones.
  const char* text = nullptr;
  std::uint64_t least = 1;  ///< of a number
};

/// The arguments after those of the table.
enum class Tail {
  none,
  file,     ///< at most one, FILE
  program,  ///< after `--`: a program and its arguments, as they are
};

/// The parsed arguments of one call. Views refer to the arguments and must not outlive them.
class Arguments {
 public:
  bool has(std::string_view name) const;
  /// The value of an option or required argument; `otherwise` if it is not given.
  std::string_view value(std::string_view name, std::string_view otherwise = {}) const;
  std::uint64_t number(std::string_view name, std::uint64_t otherwise) const;
  /// The FILE argument; empty if it is not given.
  std::string_view path() const { return path_; }
  /// The program and its arguments; empty if none is given.
  std::span<const std::string_view> program() const { return program_; }

 private:
  friend struct ArgumentParser;
  std::vector<std::pair<std::string_view, std::string_view>> given_;
  std::string_view path_;
  std::span<const std::string_view> program_;
};

/// A number of 0..10^15 - 1 in decimal digits; nothing for any other text.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// "sudoku batch [--limit 1|2] [FILE]", then the `value_lines`. Ends with a line end.
std::string usage_of(std::string_view command, std::span<const Parameter> parameters, Tail tail);

/// Parses `args`, the arguments after the name of the command. Options and other arguments may be
/// mixed; `--option=value` is the same as `--option value`, `-` is a FILE, and all arguments after
/// `--` are no options. The last of equal options is valid. Returns what is wrong, or an empty
/// text; then `arguments` is set.
std::string parse_arguments(std::span<const std::string_view> args,
                            std::span<const Parameter> parameters, Tail tail, Arguments& arguments);

/// The names of all rows of a table, with `name_of` for one of them.
std::vector<std::string> names_of(const auto& rows, auto&& name_of) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.emplace_back(name_of(row));
  return names;
}

/// "1|2"
std::string alternatives(const std::vector<std::string>& values);

}  // namespace sudoku::cli
