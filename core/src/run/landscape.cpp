#include "sudoku/landscape.hpp"

#include <algorithm>
#include <vector>

#include "replay_cursor.hpp"
#include "sudoku/search_tree.hpp"

namespace sudoku {

struct Landscape::Impl {
  // The arguments of a search, limited to the known run.
  struct Wanted {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t count = 0;
    bool wide = false;  // borders are at keyframes

    // Divided first: the product of a step and a number of columns can exceed 64 bits.
    std::uint64_t border(std::uint64_t i) const {
      const std::uint64_t steps = end - begin;
      return begin + steps / count * i + steps % count * i / count;
    }

    friend bool operator==(const Wanted&, const Wanted&) = default;
  };

  explicit Impl(const Run& run) : cursor(run) {}

  bool find(std::uint64_t begin, std::uint64_t end, std::size_t count, std::uint64_t& budget) {
    const Run& run = cursor.run();
    Wanted now;
    now.end = std::min(end, run.length());
    now.begin = std::min(begin, now.end);
    now.count = std::min<std::uint64_t>(std::min(count, kMostColumns), now.end - now.begin);
    now.wide = now.count > 0 && (now.end - now.begin) / now.count >= run.keyframe_spacing();
    if (!(now == wanted)) {
      wanted = now;
      columns.clear();
      bars.clear();
      open.clear();
      found = 0;
      base = SearchTree(run).root().depth;
    }
    for (; found < wanted.count; ++found) {
      if (columns.size() == found) columns.push_back(column_between(found));
      if (!wanted.wide && !replay(columns.back(), budget)) return false;
      add_bars(columns.back());
    }
    return true;
  }

  // Ends the bars that do not contain the column `found`, and begins those that the one before is
  // not in.
  void add_bars(const LandscapeColumn& column) {
    const int least = column.events.min_depth;
    const auto inside = static_cast<std::size_t>(std::max(0, least - base));
    if (inside < open.size()) open.resize(inside);
    for (const std::size_t bar : open) bars[bar].last = static_cast<std::uint32_t>(found + 1);
    if (inside == open.size()) return;
    const Run& run = cursor.run();
    const auto& state = wanted.wide ? run.keyframe_before(column.end).state : cursor.state();
    const auto stack = state.snapshot().stack;
    while (open.size() < inside) {
      const Frame frame = open.size() < stack.size() ? stack[open.size()] : Frame{0, -1, 0, 0};
      const auto first = static_cast<std::uint32_t>(found);
      open.push_back(bars.size());
      const int depth = base + static_cast<int>(open.size());
      bars.push_back({first, first + 1, depth, frame.cell, frame.digit});
    }
  }

  // Column `i`; without its events if they must be replayed.
  LandscapeColumn column_between(std::uint64_t i) {
    LandscapeColumn column{wanted.border(i), wanted.border(i + 1), {}};
    at = column.begin;
    if (!wanted.wide) return column;
    const Run& run = cursor.run();
    const std::uint64_t spacing = run.keyframe_spacing();
    const bool is_last = i + 1 == wanted.count;
    const std::uint64_t first = column.begin / spacing;
    const std::uint64_t end = (column.end + (is_last ? spacing - 1 : 0)) / spacing;
    for (std::uint64_t stretch = first; stretch < end; ++stretch)
      column.events.add(run.stretches()[static_cast<std::size_t>(stretch)]);
    column.begin = first * spacing;
    column.end = std::min(end * spacing, run.length());
    return column;
  }

  // Replays the rest of a column, from `at` on. False if the budget is used up.
  bool replay(LandscapeColumn& column, std::uint64_t& budget) {
    if (!cursor.go_to(at, budget)) return false;
    const std::uint64_t events = std::min(budget, column.end - at);
    column.events.add(cursor.advance(events));
    at += events;
    budget -= events;
    return at == column.end;
  }

  run::ReplayCursor cursor;
  Wanted wanted;
  std::vector<LandscapeColumn> columns;
  std::vector<LandscapeBar> bars;
  std::vector<std::size_t> open;  // the bars that contain the last column, by depth
  int base = 0;                   // the depth of the root
  std::size_t found = 0;          // the column after these may be replayed in part
  std::uint64_t at = 0;           // up to this step
};

Landscape::Landscape(const Run& run) : impl_(std::make_unique<Impl>(run)) {}
Landscape::~Landscape() = default;
Landscape::Landscape(Landscape&&) noexcept = default;
Landscape& Landscape::operator=(Landscape&&) noexcept = default;

bool Landscape::find(std::uint64_t begin, std::uint64_t end, std::size_t columns,
                     std::uint64_t budget) {
  return impl_->find(begin, end, columns, budget);
}

std::span<const LandscapeColumn> Landscape::columns() const { return impl_->columns; }
std::span<const LandscapeBar> Landscape::bars() const { return impl_->bars; }

}  // namespace sudoku
