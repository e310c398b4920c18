#include "reader/tag_coordinates.hpp"

#include <algorithm>
#include <array>

#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

enum AttributeRole { kRow, kColumn, kValue, kRoles };

// Whether a name is this letter or begins with this word, in any case.
bool is_called(std::string_view name, char letter, std::string_view word) {
  const auto equal = [](char a, char b) { return static_cast<char>(a | 0x20) == b; };
  if (name.size() == 1) return equal(name[0], letter);
  return name.size() >= word.size() && std::equal(word.begin(), word.end(), name.begin(),
                                                  [&](char b, char a) { return equal(a, b); });
}

AttributeRole role_of(std::string_view name) {
  if (is_called(name, 'r', "row") || name == "y" || name == "i") return kRow;
  if (is_called(name, 'c', "col") || name == "x" || name == "j") return kColumn;
  const bool value =
      is_called(name, 'v', "val") || is_called(name, 'n', "num") || is_called(name, 'd', "digit");
  return value ? kValue : kRoles;
}

// An attribute with at most one character between its quotes.
struct Attribute {
  std::size_t name = 0;    // position of its name; 0 if there is none
  std::size_t equals = 0;  // of `=`, before the quote
  char value = '.';        // a digit, or `.` for an empty cell
};

}  // namespace

void keep_coordinates(std::string_view original, std::size_t begin, std::size_t end,
                      std::string& text) {
  std::array<Attribute, kRoles> found;
  for (std::size_t at = begin; at + 3 < end; ++at) {
    const char quote = original[at + 1], value = original[at + 2];
    if (original[at] != '=' || (quote != '"' && quote != '\'')) continue;
    if (value != quote && original[at + 3] != quote) continue;
    std::size_t name = at;
    while (name > begin && is_letter(original[name - 1])) --name;
    const AttributeRole role = role_of(original.substr(name, at - name));
    if (role == kRoles || found[role].name != 0) continue;
    const bool digit = is_decimal(value);
    if (!digit && (role != kValue || !(value == quote || is_blank(value)))) return;
    found[role] = {name, at, digit ? value : '.'};
  }
  if (found[kRow].name == 0 || found[kColumn].name == 0) return;
  const bool has_value = found[kValue].name != 0;
  if (!has_value && (end + 1 == original.size() || original[end - 1] == '/')) return;
  std::fill(&text[begin], &text[end] + 1, ' ');
  for (const Attribute& attribute : found) {
    if (attribute.name == 0) continue;
    std::copy(&original[attribute.name], &original[attribute.equals] + 1, &text[attribute.name]);
    text[attribute.equals + 2] = attribute.value;
  }
  if (has_value) return;
  text[end - 1] = '=';  // in the place of the last quote
  if (original[end + 1] == '<') text[end] = '.';
}

}  // namespace sudoku::reader
