// The output of a chunk: answers and errors as a format prints them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/batch.hpp"

namespace sudoku::batch {

class Output {
 public:
  explicit Output(const BatchFormat& format) : format_(format) {}

  /// Keeps the memory for the next chunk.
  void clear() {
    size_ = 0;
    marks_.clear();
  }

  std::string_view text() const { return {memory_.data(), size_}; }
  std::span<const BatchMark> marks() const { return marks_; }

  void print(const BatchAnswer& answer) {
    if (!format_.can_express(answer.verdict)) print_comment(name_of(answer.verdict));
    const char* end = format_.print(answer, reserve(kLongestAnswer));
    size_ = static_cast<std::size_t>(end - memory_.data());
  }

  void append(std::string_view more) {
    std::copy(more.begin(), more.end(), reserve(more.size()));
    size_ += more.size();
  }

  void print_comment(std::string_view text) {
    append("# ");
    append(text);
    append("\n");
  }

  /// `what` is the code of the error, perhaps with a number; `line` counts from 0.
  void print_error(std::uint32_t line, std::string_view what, std::string_view text) {
    append(format_.is_table ? quoted(text) + ",error,," : "# line ");
    marks_.push_back({static_cast<std::uint32_t>(size_), line});
    append(format_.is_table ? "," : ": ");
    append(what);
    if (!format_.is_table) {
      append(": ");
      append(text);
    }
    append("\n");
  }

 private:
  static std::string quoted(std::string_view text) {
    std::string all = "\"";
    for (char c : text) {
      if (c == '"') all += '"';
      all += c;
    }
    return all + '"';
  }

  // The memory for `bytes` more bytes after the text.
  char* reserve(std::size_t bytes) {
    if (memory_.size() - size_ < bytes) memory_.resize(2 * memory_.size() + bytes);
    return memory_.data() + size_;
  }

  const BatchFormat& format_;
  std::string memory_;
  std::size_t size_ = 0;
  std::vector<BatchMark> marks_;
};

}  // namespace sudoku::batch
