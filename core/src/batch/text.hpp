// A text that grows at its end. What it holds may go, its memory stays for the next one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku::batch {

class Text {
 public:
  void clear() { length_ = 0; }
  std::string_view view() const { return {memory_.data(), length_}; }
  std::size_t size() const { return length_; }

  /// Room at the end for so many bytes; those that are written there count once `end_at` tells.
  char* room(std::size_t bytes) {
    if (memory_.size() - length_ < bytes) memory_.resize(2 * memory_.size() + bytes);
    return memory_.data() + length_;
  }
  void end_at(const char* end) { length_ = static_cast<std::size_t>(end - memory_.data()); }

  Text& operator+=(std::string_view more) {
    end_at(std::copy(more.begin(), more.end(), room(more.size())));
    return *this;
  }
  Text& operator+=(char c) { return *this += std::string_view(&c, 1); }

 private:
  std::string memory_;
  std::size_t length_ = 0;
};

}  // namespace sudoku::batch
