// The canonical form, row by row, depth first.
//
// A node has the rows chosen so far, and what is known about columns and digits: columns that were
// empty in all these rows remain interchangeable, and digits get names when they first
// occur. The next row of a node is each row that is allowed there. Its cells are arranged from left
// to right with the lowest possible value; only where several new digits or boxes with new digits
// compete, all orders are tried. Rows greater than the best ones known are pruned.
#include "sudoku/canonical.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "canonical/node.hpp"

namespace sudoku {

using namespace canonical;

namespace {

class CanonicalSearch {
 public:
  explicit CanonicalSearch(const Grid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      const auto digit = static_cast<std::uint8_t>(grid[cell]);
      lines_[0][row_of(cell)][column_of(cell)] = digit;
      lines_[1][column_of(cell)][row_of(cell)] = digit;
    }
    for (int transposed = 0; transposed < 2; ++transposed) {
      for (int row = 0; row < 9; ++row) empty_[transposed][row] = lines_[transposed][row] == Line{};
    }
    is_full_ = grid.is_full();
  }

  CanonicalForm run() {
    for (const bool transposed : {false, true}) {
      Node start;
      start.transposed = transposed;
      if (is_full_) {
        add_full_rows(start, lines_[transposed], children_);
      } else {
        add_rows(start, 0);
      }
    }
    if (is_full_) {
      known_rows_ = 1;
      for (int i = 0; i < 9; ++i) best_rows_[0][i] = static_cast<std::uint8_t>(i + 1);
    }
    visit_children(0, 0);

    CanonicalForm result;
    result.transformation.transposed = best_.transposed;
    result.transformation.rows = best_.rows;
    result.transformation.columns = best_.columns;
    result.transformation.digits = best_.names;
    std::uint8_t next = best_.next_name;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (best_.names[digit] == 0) result.transformation.digits[digit] = next++;
    }
    for (Cell cell = 0; cell < kCells; ++cell)
      result.grid.set(cell, best_rows_[row_of(cell)][column_of(cell)]);
    return result;
  }

 private:
  // Adds the nodes with one more row to `children_`, if that row is at most the best one known.
  void add_rows(const Node& node, int depth) {
    unsigned used = 0;
    for (int i = 0; i < depth; ++i) used |= 1u << node.rows[i];
    // Of several rows or bands without digits one is enough.
    const auto& empty = empty_[node.transposed];
    bool seen_empty_band = false;
    for (int band = 0; band < 3; ++band) {
      const unsigned rows = 7u << 3 * band;
      if (depth % 3 == 0 ? (used & rows) != 0 : node.rows[depth - 1] / 3 != band) continue;
      const bool empty_band = empty[3 * band] && empty[3 * band + 1] && empty[3 * band + 2];
      if (depth % 3 == 0 && empty_band && std::exchange(seen_empty_band, true)) continue;
      bool seen_empty = false;
      for (int row = 3 * band; row < 3 * band + 3; ++row) {
        if ((used >> row & 1) != 0) continue;
        if (empty[row] && std::exchange(seen_empty, true)) continue;
        depth_ = depth;
        line_ = &lines_[node.transposed][row];
        Node child = node;
        child.rows[depth] = static_cast<std::uint8_t>(row);
        arrange(child, 0, 0, known_rows_ <= depth);
      }
    }
  }

  // Arranges the cells from `position`; the stacks before `chosen` have their places. `less`: the
  // row is already less than the best one, or none is known.
  void arrange(Node& node, int position, int chosen, bool less) {
    if (position == 9) {
      if (less && (known_rows_ <= depth_ || row_ < best_rows_[depth_])) {
        best_rows_[depth_] = row_;
        known_rows_ = depth_ + 1;
        children_.resize(first_child_);
      }
      if (row_ == best_rows_[depth_]) children_.push_back(node);
      return;
    }
    if (position == 3 * chosen) {
      choose_stacks(node, chosen, less);
      return;
    }
    const int end = node.group_end(position);
    int lowest = kNoValue;
    for (int i = position; i < end; ++i) lowest = std::min(lowest, value_at(node, i));
    if (lowest == 0) {
      int last = position;
      for (int i = position; i < end; ++i) {
        if (value_at(node, i) != 0) continue;
        if (!put(last, 0, less)) return;
        std::swap(node.columns[i], node.columns[last++]);
      }
      node.start_columns_at(last);
      arrange(node, last, chosen, less);
      return;
    }
    if (!put(position, lowest, less)) return;
    for (int i = position; i < end; ++i) {
      if (value_at(node, i) != lowest) continue;
      // Several columns only if their digits are new.
      Node child = node;
      std::swap(child.columns[position], child.columns[i]);
      if (lowest == node.next_name) child.names[digit_at(node, i)] = child.next_name++;
      child.start_columns_at(position + 1);
      row_[position] = static_cast<std::uint8_t>(lowest);
      arrange(child, position + 1, chosen, less);
    }
  }

  // Tries the stacks that can take the place `stack`.
  void choose_stacks(Node& node, int stack, bool less) {
    const int end = node.stack_group_end(stack);
    if (end == stack + 1) {
      arrange(node, 3 * stack, end, less);
      return;
    }
    std::array<int, 3> keys{};
    int lowest = kNoValue;
    for (int i = stack; i < end; ++i) lowest = std::min(lowest, keys[i] = key_of(node, i));
    if (lowest == 0) {
      int last = stack;
      for (int i = stack; i < end; ++i) {
        if (keys[i] != 0) continue;
        std::swap(keys[i], keys[last]);
        node.swap_stacks(i, last++);
      }
      if (last < end) node.stack_starts |= static_cast<std::uint8_t>(1 << last);
      arrange(node, 3 * stack, last, less);
      return;
    }
    for (int i = stack; i < end; ++i) {
      if (keys[i] != lowest) continue;
      Node child = node;
      child.swap_stacks(i, stack);
      child.stack_starts |= static_cast<std::uint8_t>(2 << stack);
      arrange(child, 3 * stack, stack + 1, less);
    }
  }

  // The lowest values that the cells of a stack can have, as a decimal number.
  int key_of(const Node& node, int stack) const {
    int key = 0;
    int next = node.next_name;
    for (int from = 3 * stack; from < 3 * stack + 3;) {
      const int end = node.group_end(from);
      unsigned values = 0;
      for (int i = from; i < end; ++i) {
        const int value = value_at(node, i);
        values |= 1u << (value == node.next_name ? next++ : value);
        if (value == 0) key *= 10;
      }
      for (values &= ~1u; values != 0; values &= values - 1)
        key = 10 * key + std::countr_zero(values);
      from = end;
    }
    return key;
  }

  int digit_at(const Node& node, int position) const { return (*line_)[node.columns[position]]; }

  // The name of the digit there; the next free name if it has none yet.
  int value_at(const Node& node, int position) const {
    const int digit = digit_at(node, position);
    if (digit == 0) return 0;
    return node.names[digit] != 0 ? node.names[digit] : node.next_name;
  }

  // Writes a cell of the row. False if the row becomes greater than the best one.
  bool put(int position, int value, bool& less) {
    row_[position] = static_cast<std::uint8_t>(value);
    if (less) return true;
    if (value > best_rows_[depth_][position]) return false;
    less = value < best_rows_[depth_][position];
    return true;
  }

  // Visits the children from `first` on, which have `depth` + 1 rows.
  void visit_children(std::size_t first, int depth) {
    if (depth == 8) {
      best_ = children_.back();
      return;
    }
    const std::size_t end = children_.size();
    for (std::size_t i = first; i < end; ++i) {
      first_child_ = children_.size();
      add_rows(Node(children_[i]), depth + 1);
      if (children_.size() > end) visit_children(end, depth + 1);
      children_.resize(end);
    }
  }

  static constexpr int kNoValue = 1000;

  std::array<Lines, 2> lines_{};
  std::array<std::array<bool, 9>, 2> empty_{};
  bool is_full_ = false;
  std::vector<Node> children_;   // of all nodes from the root to the current one
  std::size_t first_child_ = 0;  // of the current node
  // The row that is arranged.
  const Line* line_ = nullptr;
  int depth_ = 0;
  Line row_{};
  // The lowest rows known so far, the first `known_rows_` of a grid, and the node of a whole one.
  std::array<Line, 9> best_rows_{};
  int known_rows_ = 0;
  Node best_;
};

}  // namespace

CanonicalForm canonical_form(const Grid& grid) { return CanonicalSearch(grid).run(); }

bool are_equivalent(const Grid& a, const Grid& b) {
  return a.filled() == b.filled() && canonical_form(a).grid == canonical_form(b).grid;
}

}  // namespace sudoku
