// The options of a command: one table for parsing and for the usage.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku::cli {

struct Option {
  std::string_view name;            ///< with its dashes: "--limit"
  std::vector<std::string> values;  ///< the allowed values; empty if there is no list of them
  std::function<void(std::string_view)> set;  ///< called with an allowed value, or with ""
  /// The option has a positive number as its value; the name of the value in the usage, or null.
  const char* number = nullptr;
};

/// A number of 1..10^15 in decimal digits; nothing for any other text.
std::optional<std::uint64_t> positive_number(std::string_view text);

/// "sudoku batch [--limit 1|2] [FILE]"
std::string usage_of(std::string_view command, std::span<const Option> options);

/// Calls `set` of each option in `args` and stores the only other argument, if any, as `path`; `-`
/// is such an argument. False for an unknown option, a missing or unknown value, or two paths.
bool parse_options(std::span<const std::string_view> args, std::span<const Option> options,
                   std::string_view& path);

/// The names of all rows of a table, with `name_of` for one of them.
std::vector<std::string> names_of(const auto& rows, auto&& name_of) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.emplace_back(name_of(row));
  return names;
}

}  // namespace sudoku::cli
