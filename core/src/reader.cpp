// Chooses among the readers.
#include "sudoku/reader.hpp"

#include "reader/draft.hpp"
#include "reader/readers.hpp"

namespace sudoku {

namespace {

using reader::Attempt;
using reader::Source;
using ReadFunction = Attempt (*)(const Source&);

constexpr ReadFunction kSigned[] = {reader::read_links,  reader::read_s9b, reader::read_729,
                                    reader::read_hodoku, reader::read_sdk, reader::read_opensudoku};

constexpr ReadFunction kUnsigned[] = {reader::read_symbols,    reader::read_lines,
                                      reader::read_blocks,     reader::read_numbers,
                                      reader::read_candidates, reader::read_fixed_width};

// The order of preference: no errors, then most puzzles read where there are errors, then least
// passed over. Equals leave the earlier reader in place.
bool is_better(const Reading& a, const Reading& b) {
  if (a.ok() != b.ok()) return a.ok();
  if (a.errors.empty() != b.errors.empty()) return a.errors.empty();
  if (a.errors.size() != b.errors.size()) return a.errors.size() < b.errors.size();
  return a.ignored.characters < b.ignored.characters;
}

}  // namespace

const char* name_of(ParseCode code) {
  switch (code) {
    case ParseCode::empty:
      return "empty";
    case ParseCode::not_text:
      return "not_text";
    case ParseCode::too_few_cells:
      return "too_few_cells";
    case ParseCode::too_many_cells:
      return "too_many_cells";
    case ParseCode::row_length:
      return "row_length";
    case ParseCode::bad_number:
      return "bad_number";
    case ParseCode::bad_candidates:
      return "bad_candidates";
    case ParseCode::bad_code:
      return "bad_code";
  }
  return "";
}

Reading read_text(std::string_view text) {
  const Source source(text);
  if (const auto binary = source.binary()) {
    reader::Draft draft(source, "");
    draft.fail(ParseCode::not_text, *binary, *binary + 1, 0);
    return draft.finish();
  }
  for (ReadFunction read : kSigned) {
    if (Attempt attempt = read(source)) return std::move(*attempt);
  }
  Attempt best;
  for (ReadFunction read : kUnsigned) {
    Attempt attempt = read(source);
    if (!attempt) continue;
    if (!best || is_better(*attempt, *best)) best = std::move(attempt);
    const bool lossless = best->ok() && best->errors.empty() && best->ignored.characters == 0;
    if (lossless) return std::move(*best);
  }
  if (best && best->ok() && best->errors.empty()) return std::move(*best);
  // The Almanac's rule overlooks everything but digits: for what no other reader made sense of.
  Reading almanac = reader::read_almanac(source);
  if (almanac.ok() || !best) return almanac;
  return std::move(*best);
}

}  // namespace sudoku
