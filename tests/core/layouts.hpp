// Common layouts of a puzzle and the outcome of reading them, for tests of the reader.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

namespace layouts {

/// The puzzles that are read from a text, or the name of the code of the first error.
inline std::string outcome_of(const std::string& text) {
  const sudoku::Reading reading = sudoku::read_text(text);
  if (!reading.ok()) return name_of(reading.errors.front().code);
  std::string lines;
  for (const auto& read : reading.puzzles) lines += to_line(read.puzzle.board());
  return lines;
}

/// The nine cells of row `r` (from 0) of a line with `.` for blanks, as one line of text.
using WriteRow = std::function<std::string(std::string_view row, int r)>;

struct Layout {
  const char* name;
  WriteRow row;
  std::string before{};  ///< text before the first row, with its line end
  std::string after{};
  std::string between{};  ///< lines between bands
  bool spaces = false;    ///< a space is a blank: the column of a digit matters
};

inline std::string with_blank(std::string_view row, char blank) {
  std::string text(row);
  for (char& c : text) c = c == '.' ? blank : c;
  return text;
}

/// `field` of each cell (empty for a blank), joined.
inline std::string joined(std::string_view row, std::string_view between,
                          const std::function<std::string(std::string)>& field) {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0) text += between;
    text += field(row[i] == '.' ? std::string() : std::string(1, row[i]));
  }
  return text;
}

inline std::string spaced(std::string_view row, char blank, std::string_view between = " ") {
  return joined(row, between, [&](std::string f) { return f.empty() ? std::string(1, blank) : f; });
}

/// The three boxes of a row, each written by `box`.
inline std::string boxes(std::string_view row, std::string_view between,
                         const std::function<std::string(std::string_view)>& box) {
  std::string text;
  for (std::size_t b = 0; b < 9; b += 3) {
    if (b > 0) text += between;
    text += box(row.substr(b, 3));
  }
  return text;
}

inline std::vector<Layout> all() {
  const auto number = [](int r) { return std::to_string(r + 1); };
  const auto same = [](std::string f) { return f; };
  const auto or_zero = [](std::string f) { return f.empty() ? "0" : f; };
  const auto plain = [](std::string_view box) { return std::string(box); };
  const std::string frame = "+-------+-------+-------+\n";
  return {
      {"compact", [](auto row, int) { return std::string(row); }},
      {"compact zeros", [](auto row, int) { return with_blank(row, '0'); }},
      {"compact dashes", [](auto row, int) { return with_blank(row, '-'); }},
      {"spaced", [](auto row, int) { return spaced(row, '.'); }},
      {"spaced stars", [](auto row, int) { return spaced(row, '*'); }},
      {"wide", [](auto row, int) { return spaced(row, '_', "   "); }},
      {"quoted mail", [](auto row, int) { return "> " + spaced(row, 'x'); }},
      {"boxes", [&](auto row, int) { return boxes(row, "|", plain); }, "", "", "---+---+---\n"},
      {"framed",
       [](auto row, int) {
         return "| " + boxes(row, " | ", [](auto box) { return spaced(box, '.'); }) + " |";
       },
       frame, frame, frame},
      {"framed, spaces as blanks",
       [](auto row, int) {
         return "| " + boxes(row, " | ", [](auto box) { return spaced(box, ' '); }) + " |";
       },
       frame, frame, frame, true},
      {"compact frame, spaces as blanks",
       [&](auto row, int) { return "|" + boxes(with_blank(row, ' '), "|", plain) + "|"; },
       "+---+---+---+\n", "+---+---+---+\n", "", true},
      {"CSV", [=](auto row, int) { return joined(row, ",", same); }},
      {"semicolons", [=](auto row, int) { return joined(row, ";", same); }},
      {"tabs", [=](auto row, int) { return joined(row, "\t", same); }},
      {"CSV with header and labels",
       [=](auto row, int r) { return "R" + number(r) + "," + joined(row, ",", same); },
       "Row,C1,C2,C3,C4,C5,C6,C7,C8,C9\n"},
      {"Markdown",
       [=](auto row, int) {
         return "|" + joined(row, "|", [](auto f) { return " " + (f.empty() ? " " : f) + " "; }) +
                "|";
       },
       "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n"},
      {"HTML",
       [=](auto row, int) { return "<tr><td>" + joined(row, "</td><td>", same) + "</td></tr>"; },
       "<table class=\"grid9\">\n", "</table>\n"},
      {"LaTeX",
       [=](auto row, int) {
         return joined(row, " & ", [](auto f) { return f.empty() ? "~" : f; }) + " \\\\";
       },
       "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n", "\\end{tabular}\n", "\\hline\n"},
      {"C",
       [=](auto row, int r) {
         return "  {" + joined(row, ", ", or_zero) + "}, // row " + number(r);
       },
       "int grid[9][9] = {\n", "};\n"},
      {"Python",
       [](auto row, int) {
         return "    [" + joined(row, ", ", [](auto f) { return f.empty() ? "None" : f; }) + "],";
       },
       "board = [\n", "]\n"},
      {"JSON",
       [](auto row, int) {
         return " [" + joined(row, ",", [](auto f) { return "\"" + f + "\""; }) + "],";
       },
       "{\"size\": 9, \"grid\": [\n", "]}\n"},
      {"floats",
       [=](auto row, int) { return joined(row, " ", [=](auto f) { return or_zero(f) + "."; }); }},
      {"numbered", [=](auto row, int r) { return number(r) + ". " + std::string(row); }},
      {"numbered, spaced", [=](auto row, int r) { return number(r) + " | " + spaced(row, '.'); },
       "    1 2 3 4 5 6 7 8 9\n"},
      {"lettered",
       [](auto row, int r) {
         return std::string(1, static_cast<char>('A' + r)) + " " + spaced(row, '.');
       },
       "  1 2 3 4 5 6 7 8 9\n"},
      {"chat",
       [=](auto row, int r) { return "[12:3" + number(r) + "] Anna: " + std::string(row); }},
      {"strings", [](auto row, int) { return "  \"" + std::string(row) + "\","; }},
      {"in comments", [](auto row, int) { return "# " + std::string(row); }},
  };
}

/// The puzzle `line` (81 characters, `.` for blanks) in a layout.
inline std::string written(const Layout& layout, std::string_view line) {
  std::string text = layout.before;
  for (int r = 0; r < 9; ++r) {
    if (r == 3 || r == 6) text += layout.between;
    text += layout.row(line.substr(static_cast<std::size_t>(9 * r), 9), r) + "\n";
  }
  return text + layout.after;
}

}  // namespace layouts
