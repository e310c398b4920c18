#include "arguments.hpp"

#include <algorithm>

namespace sudoku::cli {

namespace {

bool is_option(const Parameter& parameter) { return parameter.name.starts_with('-'); }

bool is_switch(const Parameter& parameter) {
  return is_option(parameter) && parameter.values.empty() && parameter.number == nullptr &&
         parameter.text == nullptr;
}

std::string values_in_usage(const Parameter& parameter) {
  if (parameter.number != nullptr) return parameter.number;
  if (parameter.text != nullptr) return parameter.text;
  if (!parameter.value_lines.empty()) return std::string(parameter.name);
  return alternatives(parameter.values);
}

std::string quoted(std::string_view text) {
  std::string all = "`";
  all += text;
  all += '`';
  return all;
}

// "one of line|csv"
std::string expected(const Parameter& parameter) {
  if (parameter.number != nullptr) {
    return "a whole number from " + std::to_string(parameter.least) + " to 999999999999999";
  }
  if (parameter.values.empty()) return parameter.text;
  if (!parameter.value_lines.empty()) return "one of those below";
  return "one of " + alternatives(parameter.values);
}

}  // namespace

struct ArgumentParser {
  std::span<const std::string_view> args;
  std::span<const Parameter> parameters;
  Tail tail;
  Arguments& result;
  std::size_t next = 0;
  bool options_end = false;
  bool has_path = false;

  // Returns what is wrong, or an empty text.
  std::string parse() {
    while (next < args.size()) {
      const std::size_t at = next;
      std::string problem = parse_one(args[next++]);
      if (!problem.empty()) return "argument " + std::to_string(at + 1) + ": " + problem;
    }
    for (const Parameter& parameter : parameters) {
      if (!is_option(parameter) && !result.has(parameter.name)) {
        return std::string(parameter.name) + " is missing";
      }
    }
    if (tail == Tail::program && result.program_.empty()) return "-- PROGRAM is missing";
    return {};
  }

 private:
  std::string parse_one(std::string_view arg) {
    if (options_end || !arg.starts_with('-') || arg == "-") return parse_positional(arg);
    if (arg == "--") {
      options_end = true;
      if (tail == Tail::program) {
        result.program_ = args.subspan(next);
        next = args.size();
      }
      return {};
    }
    return parse_option(arg);
  }

  std::string parse_option(std::string_view arg) {
    const std::size_t equals = std::min(arg.find('='), arg.size());
    const std::string_view name = arg.substr(0, equals);
    const auto parameter =
        std::find_if(parameters.begin(), parameters.end(),
                     [&](const Parameter& row) { return row.name == name && is_option(row); });
    if (parameter == parameters.end()) return "unknown option " + quoted(name);
    const bool has_value = equals < arg.size();
    if (is_switch(*parameter)) {
      if (has_value) return std::string(name) + " takes no value";
      return set(*parameter, {});
    }
    if (has_value) return set(*parameter, arg.substr(equals + 1));
    if (next == args.size()) return std::string(name) + " needs a value: " + expected(*parameter);
    return set(*parameter, args[next++]);
  }

  std::string parse_positional(std::string_view arg) {
    for (const Parameter& parameter : parameters) {
      if (!is_option(parameter) && !result.has(parameter.name)) return set(parameter, arg);
    }
    if (tail != Tail::file) return "unexpected " + quoted(arg);
    if (has_path) return quoted(arg) + " is a second FILE, after " + quoted(result.path_);
    has_path = true;
    result.path_ = arg;
    return {};
  }

  std::string set(const Parameter& parameter, std::string_view value) {
    const auto& values = parameter.values;
    const bool is_any_text = parameter.text != nullptr && values.empty();
    const bool allowed = is_switch(parameter) || is_any_text ||
                         (parameter.number != nullptr
                              ? whole_number(value) >= parameter.least
                              : std::find(values.begin(), values.end(), value) != values.end());
    if (!allowed) {
      return std::string(parameter.name) + ": " + quoted(value) + " is not " + expected(parameter);
    }
    result.given_.emplace_back(parameter.name, value);
    return {};
  }
};

bool Arguments::has(std::string_view name) const {
  return std::any_of(given_.begin(), given_.end(),
                     [&](const auto& each) { return each.first == name; });
}

std::string_view Arguments::value(std::string_view name, std::string_view otherwise) const {
  for (const auto& [given, value] : given_) {
    if (given == name) otherwise = value;
  }
  return otherwise;
}

std::uint64_t Arguments::number(std::string_view name, std::uint64_t otherwise) const {
  return whole_number(value(name)).value_or(otherwise);
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
  constexpr std::size_t kMostDigits = 15;
  std::uint64_t number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  if (text.empty() || text.size() > kMostDigits) return std::nullopt;
  return number;
}

std::string alternatives(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : "|") + value;
  return text;
}

std::string usage_of(std::string_view command, std::span<const Parameter> parameters, Tail tail) {
  std::string usage = "sudoku " + std::string(command);
  std::string lines;
  for (const Parameter& parameter : parameters) {
    if (is_option(parameter)) {
      usage += " [" + std::string(parameter.name);
      if (!is_switch(parameter)) usage += ' ' + values_in_usage(parameter);
      usage += ']';
    } else {
      usage += ' ' + values_in_usage(parameter);
    }
    lines += parameter.value_lines;
  }
  if (tail == Tail::file) usage += " [FILE]";
  if (tail == Tail::program) usage += " -- PROGRAM [ARGUMENT...]";
  return usage + "\n" + lines;
}

std::string parse_arguments(std::span<const std::string_view> args,
                            std::span<const Parameter> parameters, Tail tail,
                            Arguments& arguments) {
  return ArgumentParser{args, parameters, tail, arguments}.parse();
}

}  // namespace sudoku::cli
