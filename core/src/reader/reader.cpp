#include "sudoku/reader.hpp"

#include <cassert>
#include <iterator>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/second_look.hpp"

namespace sudoku {

namespace {

using reader::Attempt;
using reader::CleanText;
using reader::NormalizedText;
using reader::Task;

bool is_whole(const Reading& reading) { return reading.ok() && reading.errors.empty(); }

// Puzzles are better than none, fewer errors than more, then less ignored text. Of equals the
// earlier format wins.
bool is_better(const Reading& a, const Reading& b) {
  if (a.ok() != b.ok()) return a.ok();
  if (a.errors.size() != b.errors.size()) return a.errors.size() < b.errors.size();
  return a.ignored.characters < b.ignored.characters;
}

// The cells are found and one of them is wrong, or their names are not clear: another reading would
// lose that.
bool names_bad_cell(const Reading& reading) {
  if (reading.ok() || reading.errors.empty()) return false;
  const ParseCode code = reading.errors.front().code;
  return code == ParseCode::bad_number || code == ParseCode::bad_candidates ||
         code == ParseCode::which_cell;
}

// Which of two failed readings has the more useful error.
int usefulness(const Reading& reading) {
  switch (reading.errors.front().code) {
    case ParseCode::empty:
      return 0;
    case ParseCode::too_few_cells:
    case ParseCode::too_many_cells:
    case ParseCode::ambiguous:
      return 1;
    default:
      return 2;
  }
}

Task<Reading> read_heuristically(const CleanText& text) {
  Attempt best;
  for (const auto& format : reader::kHeuristicFormats) {
    const bool last = &format == std::end(reader::kHeuristicFormats) - 1;
    const bool found = best && best->ok();
    // The last format skips what it does not understand: not instead of another's errors.
    if (last && found) break;
    Attempt attempt = co_await format.read(text);
    if (!attempt) continue;
    attempt->format = format.id;
    if (names_bad_cell(*attempt) && !found) co_return std::move(*attempt);
    const bool better = !best || (last && !attempt->ok() ? usefulness(*attempt) > usefulness(*best)
                                                         : is_better(*attempt, *best));
    if (better) best = std::move(attempt);
    if (is_whole(*best) && best->ignored.characters == 0) break;
  }
  co_return std::move(*best);  // the last format always answers
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
    case ParseCode::ambiguous:
      return "ambiguous";
    case ParseCode::not_rows:
      return "not_rows";
    case ParseCode::which_cell:
      return "which_cell";
  }
  return "";
}

}  // namespace sudoku

namespace sudoku::reader {

Task<Reading> read_in_one_format(const NormalizedText& source) {
  if (const auto binary = source.binary()) {
    reader::ReadingBuilder builder(source, "");
    builder.fail(ParseCode::not_text, *binary, *binary + 1, 0);
    co_return builder.finish();
  }
  for (const auto& format : reader::kFormatsWithSignature) {
    Attempt attempt = co_await format.read(source);
    if (attempt) co_return std::move(*attempt);
  }
  CleanText clean(source, CleanText::Comments::skip);
  co_await clean.clean();
  Reading reading = co_await read_heuristically(clean);
  if (reading.ok()) co_return reading;
  Attempt links = co_await reader::read_links_in_comments(source);
  if (links) co_return std::move(*links);
  if (!clean.has_comments()) co_return reading;
  CleanText with_comments(source, CleanText::Comments::read);
  co_await with_comments.clean();
  Reading in_comments = co_await read_heuristically(with_comments);
  co_return is_whole(in_comments) ? std::move(in_comments) : std::move(reading);
}

}  // namespace sudoku::reader

namespace sudoku {

namespace {

Task<Reading> read_in_all_formats(std::string_view text) {
  NormalizedText source;
  co_await source.read(text);
  Reading reading = co_await reader::read_in_one_format(source);
  co_await reader::add_skipped_lines(source, reading);
  co_await reader::scan_of(2 * source.text().size());
  reader::judge(source, reading);
  co_return reading;
}

}  // namespace

struct TextReader::State {
  explicit State(std::string_view text) : task(read_in_all_formats(text)) { task.start(progress); }

  reader::Progress progress;
  reader::Task<Reading> task;
};

TextReader::TextReader(std::string_view text) : state_(std::make_unique<State>(text)) {}
TextReader::~TextReader() = default;

bool TextReader::advance(std::uint64_t units) {
  used_ += reader::advance(state_->progress, units);
  return state_->task.is_done();
}

Reading TextReader::take() {
  assert(state_->task.is_done());
  return state_->task.take();
}

Reading read_text(std::string_view text) { return reader::finished(read_in_all_formats(text)); }

std::vector<const char*> reader_format_ids() {
  std::vector<const char*> ids;
  for (const auto& format : reader::kFormatsWithSignature) ids.push_back(format.id);
  for (const auto& format : reader::kHeuristicFormats) ids.push_back(format.id);
  return ids;
}

}  // namespace sudoku
