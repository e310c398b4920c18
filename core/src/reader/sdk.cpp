// SadMan's .sdk with sections: `[Puzzle]`, optionally followed by its `[State]`, nine lines of nine
// characters each. A file can hold several.
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

class SdkReader {
 public:
  explicit SdkReader(const NormalizedText& source) : builder_(source, "sdk") {}

  Task<Attempt> read(const NormalizedText& source) {
    Section section;
    bool begun = false;
    for (Token line : source.lines()) {
      co_await scan_of(line.size() + 8);
      const std::string_view text = trimmed(source.view(line));
      if (text.starts_with('[') && text.ends_with(']')) {
        if (begun && !take(section)) co_return std::nullopt;
        begun = true;
        section = {};
        for (char c : text.substr(1, text.size() - 2)) section.name += static_cast<char>(c | 0x20);
        section.begin = section.end = line.end;
      } else if (begun && !text.starts_with('#')) {
        section.cells += text;
        section.has_settings |= text.size() > 9 && is_letter(text[0]) && contains(text, '=');
        section.end = line.end;
      }
    }
    if (begun && !take(section)) co_return std::nullopt;
    if (!any_) co_return std::nullopt;
    co_return builder_.finish();
  }

 private:
  // False if the file is of another kind.
  bool take(const Section& section) {
    const int cells = static_cast<int>(section.cells.size());
    if (section.name == "puzzle" && section.has_settings) return false;
    if (section.name == "puzzle") {
      any_ = true;
      last_ = nullptr;
      if (cells == kCells) {
        last_ = &builder_.add({grid_from_cells(section.cells), {}, {}}, section.begin + 1);
      } else {
        builder_.fail(cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
                      section.begin, section.end, cells);
      }
    } else if (section.name == "state" && cells == kCells && last_ != nullptr) {
      place_digits(last_->puzzle, grid_from_cells(section.cells));
    } else {
      builder_.ignore(section.begin, section.end);
    }
    return true;
  }

  ReadingBuilder builder_;
  bool any_ = false;
  ReadPuzzle* last_ = nullptr;
};

}  // namespace

Task<Attempt> read_sdk(const NormalizedText& source) {
  if (!source.has('[')) co_return std::nullopt;
  SdkReader reader(source);
  co_return co_await reader.read(source);
}

}  // namespace sudoku::reader
