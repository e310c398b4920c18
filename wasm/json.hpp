// Records for JavaScript, written as JSON.
#pragma once

#include <charconv>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace sudoku {

/// Writes JSON into a text, which it replaces.
class Json {
 public:
  explicit Json(std::string& to) : returned(to) { returned.clear(); }

  void open(char bracket) {
    separate();
    returned += bracket;
  }
  void close(char bracket) { returned += bracket; }
  /// Begins a field of a record.
  void name(std::string_view name) {
    text(name);
    returned += ':';
  }
  /// Precondition: UTF-8.
  void text(std::string_view text) {
    separate();
    returned += '"';
    for (char c : text) {
      if (c == '"' || c == '\\') returned += '\\';
      // Of the control characters, only white space is in an excerpt.
      returned += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    returned += '"';
  }
  void number(std::size_t number) {
    separate();
    char digits[20];
    returned.append(digits, std::to_chars(digits, std::end(digits), number).ptr);
  }
  /// Rounded to thousandths.
  void decimal(double number) {
    separate();
    const long long thousandths = std::llround(std::abs(number) * 1000);
    char digits[40];
    if (number < 0 && thousandths > 0) returned += '-';
    returned.append(digits, std::to_chars(digits, std::end(digits), thousandths / 1000).ptr);
    returned += '.';
    returned.append(digits, std::to_chars(digits, std::end(digits), 1000 + thousandths % 1000).ptr);
    returned.erase(returned.size() - 4, 1);  // the 1 that keeps the zeros
  }
  void word(std::string_view word) {
    separate();
    returned += word;
  }

  void field(std::string_view key, std::size_t value) {
    name(key);
    number(value);
  }
  void field(std::string_view key, std::string_view value) {
    name(key);
    text(value);
  }
  /// The first `most` items, each added by `add`.
  void list(std::string_view key, const auto& items, std::size_t most, auto&& add) {
    name(key);
    open('[');
    for (const auto& item : items) {
      if (most-- == 0) break;
      add(item);
    }
    close(']');
  }

 private:
  // Items are separated by commas.
  void separate() {
    if (!returned.empty() &&
        std::string_view("[{:").find(returned.back()) == std::string_view::npos)
      returned += ',';
  }

  std::string& returned;
};

}  // namespace sudoku
