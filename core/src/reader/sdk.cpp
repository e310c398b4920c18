// SadMan's .sdk with sections: `[Puzzle]`, optionally followed by its `[State]`, nine lines of nine
// characters each. A file can hold several.
#include <optional>
#include <string>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

struct Section {
  std::string name;  // in lower case
  std::string cells;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool has_settings = false;  // lines `name=value`, as in other files with sections
};

std::vector<Section> sections_of(const NormalizedText& source) {
  std::vector<Section> sections;
  for (Token line : source.lines()) {
    const std::string_view text = trimmed(source.view(line));
    if (text.starts_with('[') && text.ends_with(']')) {
      Section section;
      for (char c : text.substr(1, text.size() - 2)) section.name += static_cast<char>(c | 0x20);
      section.begin = section.end = line.end;
      sections.push_back(section);
    } else if (!sections.empty() && !text.starts_with('#')) {
      sections.back().cells += text;
      sections.back().has_settings |= text.size() > 9 && is_letter(text[0]) && contains(text, '=');
      sections.back().end = line.end;
    }
  }
  return sections;
}

}  // namespace

Attempt read_sdk(const NormalizedText& source) {
  if (source.text().find('[') == std::string::npos) return std::nullopt;
  ReadingBuilder builder(source, "sdk");
  bool any = false;
  ReadPuzzle* last = nullptr;
  for (const Section& section : sections_of(source)) {
    const int cells = static_cast<int>(section.cells.size());
    if (section.name == "puzzle" && section.has_settings) return std::nullopt;
    if (section.name == "puzzle") {
      any = true;
      last = nullptr;
      if (cells == kCells) {
        last = &builder.add({grid_from_cells(section.cells), {}, {}}, section.begin + 1);
      } else {
        builder.fail(cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
                     section.begin, section.end, cells);
      }
    } else if (section.name == "state" && cells == kCells && last != nullptr) {
      place_digits(last->puzzle, grid_from_cells(section.cells));
    } else {
      builder.ignore(section.begin, section.end);
    }
  }
  if (!any) return std::nullopt;
  return builder.finish();
}

}  // namespace sudoku::reader
