#include "options.hpp"

#include <algorithm>

namespace sudoku::cli {

std::optional<std::uint64_t> positive_number(std::string_view text) {
  constexpr std::size_t kMostDigits = 15;
  std::uint64_t number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  if (text.size() > kMostDigits || number == 0) return std::nullopt;
  return number;
}

std::string usage_of(std::string_view command, std::span<const Option> options) {
  std::string usage = "sudoku " + std::string(command);
  for (const Option& option : options) {
    usage += " [" + std::string(option.name);
    char separator = ' ';
    for (const std::string& value : option.values) {
      usage += separator + value;
      separator = '|';
    }
    if (option.number != nullptr) usage += std::string(" ") + option.number;
    usage += ']';
  }
  return usage + " [FILE]";
}

bool parse_options(std::span<const std::string_view> args, std::span<const Option> options,
                   std::string_view& path) {
  bool has_path = false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const bool is_option = args[i].starts_with('-') && args[i] != "-";
    if (!is_option) {
      if (has_path) return false;
      path = args[i];
      has_path = true;
      continue;
    }
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const Option& row) { return row.name == args[i]; });
    if (option == options.end()) return false;
    const auto& values = option->values;
    if (values.empty() && option->number == nullptr) {
      option->set("");
      continue;
    }
    if (++i == args.size()) return false;
    const bool is_allowed = option->number != nullptr
                                ? positive_number(args[i]).has_value()
                                : std::find(values.begin(), values.end(), args[i]) != values.end();
    if (!is_allowed) return false;
    option->set(args[i]);
  }
  return true;
}

}  // namespace sudoku::cli
