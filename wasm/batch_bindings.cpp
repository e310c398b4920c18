// Solving lists, as a JavaScript module. batch.d.ts declares what is bound here.
#include <emscripten/val.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "arrays.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val number_of(std::uint64_t count) { return val(static_cast<double>(count)); }

val record_of(const BatchError& error) {
  val record = val::object();
  record.set("line", error.line);
  record.set("code", std::string(error.code));
  record.set("text", error.text);
  return record;
}

val record_of(const HardPuzzle& hard, bool rated) {
  val record = val::object();
  record.set("line", hard.line);
  record.set("puzzle", to_line(hard.puzzle));
  record.set("guesses", number_of(rated ? 0 : hard.hardness));
  record.set("er", rated ? static_cast<double>(hard.hardness) / 10 : 0);
  return record;
}

val bytes_of(std::string_view text) {
  return val(emscripten::typed_memory_view(text.size(),
                                           reinterpret_cast<const unsigned char*>(text.data())));
}

std::string copy_of(const val& bytes) {
  std::string copy(bytes["length"].as<unsigned>(), '\0');
  bytes_of(copy).call<void>("set", bytes);
  return copy;
}

// The function `rate` of JavaScript: this module has no human solver.
Batch::Rate rate_with(const val& rate) {
  return [rate](const Puzzle& puzzle, bool begins) -> std::optional<Rating> {
    const val rating = rate(write_state(puzzle), begins);
    if (rating.isNull()) return std::nullopt;
    const auto tenths = [&](const char* name) {
      return std::clamp(static_cast<int>(std::lround(10 * rating[name].as<double>())), 0,
                        kUnsolvedRating);
    };
    return Rating{tenths("er"), tenths("ep"), tenths("ed")};
  };
}

class BoundBatch {
 public:
  BoundBatch(Batch batch, bool rates) : batch_(std::move(batch)), rates_(rates) {}

  void begin(const val& bytes, unsigned heading_lines, bool continued, bool mark_crashed,
             double hardest_threshold) {
    const unsigned length = bytes["length"].as<unsigned>();
    chunk_.resize(length);  // keeps its memory for later chunks
    bytes_of(chunk_).call<void>("set", bytes);
    batch_.begin({chunk_, heading_lines, continued, mark_crashed, to_integer(hardest_threshold)});
  }
  bool work(double cost) { return batch_.work(to_budget(cost)); }
  unsigned answered_bytes() const { return static_cast<unsigned>(batch_.answered_bytes()); }

  unsigned output_size() const { return static_cast<unsigned>(batch_.output().size()); }
  bool copy_output(const val& target) const {
    if (target["length"].as<unsigned>() < output_size()) return false;
    target.call<void>("set", bytes_of(batch_.output()));
    return true;
  }
  val marks() const {
    const auto marks = batch_.marks();
    static_assert(sizeof(BatchMark) == 2 * sizeof(std::uint32_t));
    return typed_array(
        "Uint32Array",
        std::span(reinterpret_cast<const std::uint32_t*>(marks.data()), 2 * marks.size()));
  }
  val report() const {
    const BatchReport& report = batch_.report();
    val record = val::object();
    record.set("lines", number_of(report.lines));
    record.set("errors", number_of(report.errors));
    for (BatchVerdict verdict :
         {BatchVerdict::invalid, BatchVerdict::none, BatchVerdict::one, BatchVerdict::many}) {
      record.set(name_of(verdict), number_of(report.verdicts[static_cast<int>(verdict)]));
    }
    record.set("guesses", number_of(report.guesses));
    record.set("hardest", array_of(report.hardest, [this](const HardPuzzle& hard) {
                 return record_of(hard, rates_);
               }));
    record.set("firstErrors",
               array_of(report.first_errors, [](const auto& error) { return record_of(error); }));
    record.set("ratings", typed_array("Uint32Array", report.ratings));
    return record;
  }

 private:
  std::string chunk_;
  Batch batch_;
  bool rates_;
};

val start_batch(const std::string& format, const std::string& input) {
  const BatchFormat* row = find_batch_format(format);
  const auto kind = find_batch_input(input);
  if (row == nullptr || !kind) return val::null();
  return owned(BoundBatch(Batch(*row, *kind), false));
}

val start_rating(const std::string& input, const val& rate) {
  const auto kind = find_batch_input(input);
  if (!kind) return val::null();
  return owned(BoundBatch(Batch(rating_format(), *kind, 2, rate_with(rate)), true));
}

val detect(const val& beginning, bool whole) {
  const auto start = detect_list(copy_of(beginning), whole);
  if (!start) return val::null();
  val record = val::object();
  record.set("input", std::string(name_of(start->input)));
  record.set("headingLines", start->heading_lines);
  return record;
}

unsigned record_end(const val& bytes, const std::string& input) {
  const auto kind = find_batch_input(input);
  return kind ? static_cast<unsigned>(last_record_end(copy_of(bytes), *kind)) : 0;
}

val record_of(const BatchFormat& row) {
  val record = val::object();
  record.set("id", std::string(row.id));
  record.set("head", std::string(row.head));
  return record;
}

val formats() {
  return array_of(batch_formats(), [](const BatchFormat& row) { return record_of(row); });
}

val rating_row() { return record_of(rating_format()); }

val inputs() {
  return array_of(batch_inputs(),
                  [](BatchInput input) { return val(std::string(name_of(input))); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_batch) {
  owned_class<BoundBatch>("Batch")
      .function("begin", &BoundBatch::begin)
      .function("work", &BoundBatch::work)
      .function("answeredBytes", &BoundBatch::answered_bytes)
      .function("outputSize", &BoundBatch::output_size)
      .function("copyOutput", &BoundBatch::copy_output)
      .function("marks", &BoundBatch::marks)
      .function("report", &BoundBatch::report);
  emscripten::function("batchFormats", &formats);
  emscripten::function("batchInputs", &inputs);
  emscripten::function("detectList", &detect);
  emscripten::function("lastRecordEnd", &record_end);
  emscripten::function("ratingFormat", &rating_row);
  emscripten::function("startBatch", &start_batch);
  emscripten::function("startRating", &start_rating);
}
