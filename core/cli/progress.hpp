// Messages about work that takes long.
#pragma once

#include <chrono>
#include <ostream>

namespace sudoku::cli {

/// Reports after two seconds without output, then after four more, eight more, and so on.
class Progress {
 public:
  explicit Progress(std::ostream& err) : err_(err) { restart(); }

  /// Starts again: there was output.
  void restart() {
    wait_ = std::chrono::seconds(2);
    next_ = Clock::now() + wait_;
  }

  /// Prints `text()` as a line if it is time for a message.
  void report(auto&& text) {
    if (Clock::now() < next_) return;
    err_ << text() << std::endl;
    wait_ *= 2;
    next_ = Clock::now() + wait_;
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::ostream& err_;
  std::chrono::seconds wait_;
  Clock::time_point next_;
};

}  // namespace sudoku::cli
