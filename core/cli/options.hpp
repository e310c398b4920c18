// The options of a command: one table for parsing and for the usage.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku::cli {

struct Option {
  std::string_view name;            ///< with its dashes: "--limit"
  std::vector<std::string> values;  ///< the allowed values; empty for an option without a value
  std::function<void(std::string_view)> set;  ///< called with an allowed value, or with ""
};

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
