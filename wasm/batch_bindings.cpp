// The solving of lists as a JavaScript module of its own: the page loads it where there is a list.
// batch.d.ts describes what is bound here.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <memory>
#include <string>

#include "arrays.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val count_of(std::uint64_t count) { return val(static_cast<double>(count)); }

val facts_of(const BatchError& error) {
  val facts = val::object();
  facts.set("line", error.line);
  facts.set("code", std::string(error.code));
  facts.set("text", error.text);
  return facts;
}

val facts_of(const HardPuzzle& hard) {
  val facts = val::object();
  facts.set("line", hard.line);
  facts.set("puzzle", to_line(hard.puzzle));
  facts.set("guesses", count_of(hard.guesses));
  return facts;
}

// A batch as JavaScript sees it: its chunk lies in the heap, in a room that is used again.
class BoundBatch {
 public:
  BoundBatch(const BatchFormat& format, BatchInput input, int limit)
      : input_(input), batch_(std::make_shared<Batch>(format, input, limit)) {}

  val room(unsigned bytes) {
    if (chunk_->size() < bytes) chunk_->resize(bytes);
    return val(emscripten::typed_memory_view(
        bytes, reinterpret_cast<const unsigned char*>(chunk_->data())));
  }
  unsigned record_end(unsigned bytes) const {
    return static_cast<unsigned>(last_record_end(view(bytes), input_));
  }
  void begin(unsigned bytes, bool continued, bool refused, double easy) {
    batch_->begin({view(bytes), continued, refused, static_cast<std::uint64_t>(easy)});
  }
  bool work(double cost) { return batch_->work(static_cast<std::uint64_t>(cost)); }

  val output() const {
    const std::string_view text = batch_->output();
    return val(emscripten::typed_memory_view(text.size(),
                                             reinterpret_cast<const unsigned char*>(text.data())));
  }
  val marks() const {
    const auto marks = batch_->marks();
    static_assert(sizeof(BatchMark) == 2 * sizeof(std::uint32_t));
    return val::global("Uint32Array")
        .new_(val(emscripten::typed_memory_view(
            2 * marks.size(), reinterpret_cast<const std::uint32_t*>(marks.data()))));
  }
  val report() const {
    const BatchReport& report = batch_->report();
    val facts = val::object();
    facts.set("lines", count_of(report.lines));
    facts.set("errors", count_of(report.errors));
    for (Verdict verdict : {Verdict::invalid, Verdict::none, Verdict::one, Verdict::many}) {
      facts.set(name_of(verdict), count_of(report.verdicts[static_cast<int>(verdict)]));
    }
    facts.set("guesses", count_of(report.guesses));
    facts.set("hardest", array_of(report.hardest, [](const auto& hard) { return facts_of(hard); }));
    facts.set("firstErrors",
              array_of(report.first_errors, [](const auto& error) { return facts_of(error); }));
    return facts;
  }

 private:
  std::string_view view(unsigned bytes) const { return std::string_view(*chunk_).substr(0, bytes); }

  BatchInput input_;
  // Embind of some versions copies what it hands out.
  std::shared_ptr<std::string> chunk_ = std::make_shared<std::string>();
  std::shared_ptr<Batch> batch_;
};

val start(const std::string& format, const std::string& input, int limit) {
  const BatchFormat* row = find_batch_format(format);
  const auto kind = find_batch_input(input);
  if (row == nullptr || !kind) return val::null();
  return val(BoundBatch(*row, *kind, std::clamp(limit, 1, 2)));
}

std::string input_of(const std::string& beginning) { return name_of(batch_input_of(beginning)); }

val formats() {
  return array_of(batch_formats(), [](const BatchFormat& row) {
    val facts = val::object();
    facts.set("id", std::string(row.id));
    facts.set("name", std::string(row.name));
    facts.set("head", std::string(row.head));
    return facts;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_batch) {
  emscripten::class_<BoundBatch>("Batch")
      .function("room", &BoundBatch::room)
      .function("recordEnd", &BoundBatch::record_end)
      .function("begin", &BoundBatch::begin)
      .function("work", &BoundBatch::work)
      .function("output", &BoundBatch::output)
      .function("marks", &BoundBatch::marks)
      .function("report", &BoundBatch::report);
  emscripten::function("batchFormats", &formats);
  emscripten::function("inputOf", &input_of);
  emscripten::function("startBatch", &start);
}
