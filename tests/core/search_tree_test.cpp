#include "sudoku/search_tree.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sample.hpp"
#include "sudoku/landscape.hpp"
#include "traces.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

const std::vector<std::string_view> kPuzzles = {puzzles::kLab.puzzle, puzzles::kLiangFigure.puzzle,
                                                kEmptyGrid, kDeadCell, kTwoFivesInRow1};

constexpr std::uint64_t kMany = 20'000;

// The whole tree of the first events of a run, by definition: each event that raises the depth
// begins a node, which ends at the first step of a smaller depth.
struct WholeTree {
  TreeNode root;
  std::vector<int> depths = {0};  // by step
  std::vector<TreeNode> nodes;    // in the order of their beginnings

  explicit WholeTree(const std::vector<Event>& events) {
    for (const Event event : events) {
      const int change = event.kind() == EventKind::place    ? 1
                         : event.kind() == EventKind::remove ? -1
                                                             : 0;
      const int depth = depths.back() + change;
      depths.push_back(depth);
      const std::uint64_t step = depths.size() - 1;
      if (change > 0) {
        nodes.push_back({step, 0, depth, event.place(), event.digit(), false});
      } else if (change < 0) {
        for (TreeNode& node : nodes) {
          if (node.end != 0 || node.depth != depth + 1) continue;
          node.end = step;
          node.removed = true;
        }
      }
    }
    const std::uint64_t length = events.size();
    for (TreeNode& node : nodes) {
      if (!node.removed) node.end = length;
    }
    root.end = length;
  }

  // Deductions are no choices: the tree of candidate-elimination begins where it chooses first.
  void begin_at_first_choice(const std::vector<Event>& events) {
    std::size_t first = 0;
    while (first < events.size() && events[first].kind() != EventKind::choose) ++first;
    root.begin = std::min(first + 1, events.size());
    root.depth = depths[static_cast<std::size_t>(root.begin)];
    std::erase_if(nodes, [&](const TreeNode& node) { return node.begin <= root.begin; });
  }

  std::vector<TreeNode> path(std::uint64_t step) const {
    std::vector<TreeNode> path;
    for (const TreeNode& node : nodes) {
      if (node.begin <= step && (step < node.end || !node.removed)) path.push_back(node);
    }
    return path;
  }
  std::vector<TreeNode> children(const TreeNode& parent) const {
    std::vector<TreeNode> children;
    for (const TreeNode& node : nodes) {
      if (node.depth == parent.depth + 1 && node.begin > parent.begin && node.begin <= parent.end)
        children.push_back(node);
    }
    return children;
  }

  // The nodes with at least one column inside.
  std::vector<LandscapeBar> bars(std::span<const LandscapeColumn> columns) const {
    std::vector<LandscapeBar> bars;
    for (const TreeNode& node : nodes) {
      const std::uint64_t last = node.removed ? node.end - 1 : node.end;
      LandscapeBar bar{.depth = node.depth, .cell = node.cell, .digit = node.digit};
      for (std::uint32_t i = 0; i < columns.size(); ++i) {
        if (columns[i].begin + 1 < node.begin || columns[i].end > last) continue;
        if (bar.last == 0) bar.first = i;
        bar.last = i + 1;
      }
      if (bar.last > 0) bars.push_back(bar);
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return bars;
  }
};

std::vector<Event> events_of(Run& run, std::uint64_t most) {
  std::vector<Event> events(static_cast<std::size_t>(most));
  events.resize(run.read(events));
  return events;
}

WholeTree whole_tree_of(const Way& way, const Grid& puzzle, std::uint64_t most = kMany) {
  Run run(*way.algorithm, puzzle, way.variant);
  const std::vector<Event> events = events_of(run, most);
  WholeTree tree(events);
  if (std::string(way.algorithm->id) == "candidate-elimination") tree.begin_at_first_choice(events);
  return tree;
}

std::vector<TreeNode> path_of(SearchTree& tree, std::uint64_t step, std::uint64_t budget) {
  while (!tree.find_path(step, budget)) {
  }
  return {tree.path().begin(), tree.path().end()};
}

std::vector<TreeNode> children_of(SearchTree& tree, const TreeNode& node, std::uint64_t budget) {
  while (!tree.find_children(node, budget)) {
  }
  return {tree.children().begin(), tree.children().end()};
}

// Compares the root, its children, and the paths to steps with the whole tree; of each path also
// the children of one node.
void check_tree(SearchTree& tree, const WholeTree& whole, Dice& dice, std::uint64_t budget) {
  CHECK(tree.root() == whole.root);
  CHECK(children_of(tree, whole.root, budget) == whole.children(whole.root));
  const auto length = static_cast<int>(whole.root.end);
  for (int i = 0; i < 12; ++i) {
    const int step = i == 0 ? 0 : i == 1 ? length : dice.roll(length + 1);
    const auto path = path_of(tree, static_cast<std::uint64_t>(step), budget);
    REQUIRE(path == whole.path(static_cast<std::uint64_t>(step)));
    if (path.empty()) continue;
    const TreeNode& node = path[dice.roll(static_cast<int>(path.size()))];
    REQUIRE(children_of(tree, node, budget) == whole.children(node));
  }
}

// Compares the columns of a landscape with the depths after each event. A column is inside one node
// of each depth up to its least.
void check_landscape(const Run& run, const WholeTree& whole, Dice& dice, std::uint64_t budget) {
  Landscape landscape(run);
  const std::uint64_t length = run.length();
  for (int i = 0; i < 20; ++i) {
    const std::uint64_t a = dice.roll(static_cast<int>(length) + 1);
    const std::uint64_t b = dice.roll(static_cast<int>(length) + 1);
    const std::uint64_t begin = i == 0 ? 0 : std::min(a, b);
    const std::uint64_t end = i == 0 ? length + 1 : std::max(a, b);
    const std::size_t count = i % 3 == 0 ? 1 + dice.roll(5) : 1 + dice.roll(300);
    while (!landscape.find(begin, end, count, budget)) {
    }
    const auto columns = landscape.columns();
    const std::uint64_t steps = std::min(end, length) - begin;
    REQUIRE(columns.size() == std::min<std::uint64_t>(count, steps));
    if (columns.empty()) continue;
    const bool wide = steps / columns.size() >= run.keyframe_spacing();
    CHECK(columns.front().begin <= begin);
    CHECK(columns.back().end >= begin + steps);
    for (std::size_t k = 0; k < columns.size(); ++k) {
      const LandscapeColumn& column = columns[k];
      REQUIRE(column.begin < column.end);
      if (k > 0) REQUIRE(column.begin == columns[k - 1].end);
      if (wide) {
        CHECK(column.begin % run.keyframe_spacing() == 0);
        CHECK((column.end % run.keyframe_spacing() == 0 || column.end == length));
      } else {
        CHECK(column.end - column.begin - steps / columns.size() <= 1);
      }
      Segment expected;
      for (std::uint64_t step = column.begin + 1; step <= column.end; ++step) {
        expected.add_depths(whole.depths[step], 1);
        expected.removals += whole.depths[step] < whole.depths[step - 1];
      }
      expected.find_range();
      REQUIRE(column.events.min_depth == expected.min_depth);
      REQUIRE(column.events.max_depth == expected.max_depth);
      REQUIRE(column.events.at_depth == expected.at_depth);
      REQUIRE(column.events.removals == expected.removals);
    }
    if (!wide) {
      CHECK(columns.front().begin == begin);
      CHECK(columns.back().end == begin + steps);
    }
    REQUIRE(std::vector<LandscapeBar>(landscape.bars().begin(), landscape.bars().end()) ==
            whole.bars(columns));
  }
}

}  // namespace

TEST_CASE("Paths and children are those of the whole tree", "[run]") {
  Dice dice(1089);
  for (const Way& way : all_ways()) {
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      run.extend(kMany);
      SearchTree tree(run);
      check_tree(tree, whole_tree_of(way, grid_of(line)), dice, UINT64_MAX);
    }
  }
}

TEST_CASE("Keyframes far apart, and stretches in many parts, change no node", "[run]") {
  // 450,000 events of free-cell-list; copies of dancing-links are large, so its keyframes are few.
  Dice dice(62);
  for (const std::string_view id : {"free-cell-list", "dancing-links"}) {
    const Way way{find_algorithm(id), 0};
    const Grid puzzle = grid_of(
        "100907003080000070009000600007209400410000095008504300003000700050000040200806009");
    Run run(*way.algorithm, puzzle);
    run.extend(300'000);
    SearchTree tree(run);
    check_tree(tree, whole_tree_of(way, puzzle, 300'000), dice, UINT64_MAX);
  }
}

TEST_CASE("A search of the tree in slices has the same result", "[run]") {
  Dice dice(9);
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    Run run(*way.algorithm, grid_of(puzzles::kLab.puzzle), way.variant);
    run.extend(kMany);
    SearchTree tree(run);
    const WholeTree whole = whole_tree_of(way, grid_of(puzzles::kLab.puzzle));
    check_tree(tree, whole, dice, 100);
    // A search of the other kind in between.
    const std::uint64_t step = whole.root.end / 2;
    tree.find_path(step, 50);
    children_of(tree, whole.root, UINT64_MAX);
    CHECK(path_of(tree, step, 50) == whole.path(step));
  }
}

TEST_CASE("The tree of a run grows with it", "[run]") {
  Dice dice(3);
  const Way way{find_algorithm("free-cell-list"), 0};
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  Run run(*way.algorithm, puzzle);
  SearchTree tree(run);
  CHECK(tree.root() == TreeNode{});
  CHECK(path_of(tree, 0, UINT64_MAX).empty());
  CHECK(children_of(tree, {}, UINT64_MAX).empty());
  for (const std::uint64_t length : {1, 10, 1'000, 8'192, 8'193, 50'000}) {
    run.extend(length - run.length());
    check_tree(tree, whole_tree_of(way, puzzle, length), dice, UINT64_MAX);
    CHECK(run.position() == 0);
  }
}

TEST_CASE("The tree of a search that solves a puzzle ends with its solution", "[run]") {
  Run run(*find_algorithm("is-safe"), grid_of(puzzles::kLiangFigure.puzzle));
  run.extend(UINT64_MAX);
  SearchTree tree(run);
  const auto path = path_of(tree, run.length(), UINT64_MAX);
  run.seek(run.length());
  const Snapshot snapshot = run.snapshot();
  REQUIRE(path.size() == snapshot.stack.size());
  for (std::size_t i = 0; i < path.size(); ++i) {
    CHECK_FALSE(path[i].removed);
    CHECK(path[i].cell == snapshot.stack[i].cell);
    CHECK(path[i].digit == snapshot.stack[i].digit);
  }
}

TEST_CASE("Candidate elimination without a search has no choices", "[run]") {
  Run run(*find_algorithm("candidate-elimination"), grid_of(puzzles::kLiangFigure.puzzle));
  run.extend(UINT64_MAX);
  SearchTree tree(run);
  CHECK(tree.root().begin == run.length());
  CHECK(path_of(tree, run.length(), UINT64_MAX).empty());
  CHECK(children_of(tree, tree.root(), UINT64_MAX).empty());
}

TEST_CASE("A trace may remove digits in any order", "[run]") {
  // Two digits at depth 2, one after the other; the first digit is removed before the second.
  Trace trace = read_trace("P 1 1 1\nP 1 2 2\nU 1 1\nP 1 3 3\nU 1 2\nU 1 3\nP 1 1 4\n", Grid{});
  REQUIRE(!trace.illegal);
  const WholeTree whole(trace.moves);
  Run run = replay(std::move(trace));
  run.extend(UINT64_MAX);
  SearchTree tree(run);
  CHECK(children_of(tree, tree.root(), UINT64_MAX) ==
        std::vector<TreeNode>{{1, 6, 1, 0, 1, true}, {7, 7, 1, 0, 4, false}});
  for (std::uint64_t step = 0; step <= run.length(); ++step) {
    CHECK(path_of(tree, step, UINT64_MAX) == whole.path(step));
  }
}

TEST_CASE("A landscape has the depths and the nodes of its columns", "[run]") {
  Dice dice(23);
  for (const Way& way : all_ways()) {
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      run.extend(kMany);
      const WholeTree whole = whole_tree_of(way, grid_of(line));
      check_landscape(run, whole, dice, UINT64_MAX);
      check_landscape(run, whole, dice, 777);
    }
  }
}

TEST_CASE("Landscapes of a thousand small runs are those of their whole trees", "[run]") {
  Dice dice(1000);
  const std::vector<Way> ways = all_ways();
  const std::vector<Grid> puzzles = random_puzzles(100);
  for (int i = 0; i < sample(1'000, 200); ++i) {
    const Way& way = ways[static_cast<std::size_t>(i) % ways.size()];
    const Grid& puzzle = puzzles[static_cast<std::size_t>(i) / ways.size() % puzzles.size()];
    const auto most = static_cast<std::uint64_t>(1 + dice.roll(2'000));
    INFO(way.algorithm->id << " " << way.variant << " " << i << " " << most);
    Run run(*way.algorithm, puzzle, way.variant);
    run.extend(most);
    check_landscape(run, whole_tree_of(way, puzzle, most), dice, i % 2 == 0 ? UINT64_MAX : 99);
  }
}

TEST_CASE("A landscape grows with its run", "[run]") {
  Dice dice(4);
  const Way way{find_algorithm("free-cell-list"), 0};
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  Run run(*way.algorithm, puzzle);
  Landscape landscape(run);
  CHECK(landscape.find(0, 100, 10));
  CHECK(landscape.columns().empty());
  for (const std::uint64_t length : {1, 2, 1'024, 1'025, 8'193, 50'000}) {
    run.extend(length - run.length());
    REQUIRE(landscape.find(0, UINT64_MAX, 100));
    CHECK(landscape.columns().back().end == length);
    check_landscape(run, whole_tree_of(way, puzzle, length), dice, 100);
  }
  CHECK(landscape.find(0, UINT64_MAX, 0));
  CHECK(landscape.columns().empty());
}
