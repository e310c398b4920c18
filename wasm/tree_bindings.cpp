// The search tree of a run, in the module of the algorithms. run.d.ts declares what is bound here.
#include <emscripten/val.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "bound_run.hpp"
#include "sudoku/landscape.hpp"
#include "sudoku/search_tree.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val facts_of(const TreeNode& node) {
  val facts = val::object();
  facts.set("begin", static_cast<double>(node.begin));
  facts.set("end", static_cast<double>(node.end));
  facts.set("depth", node.depth);
  facts.set("cell", node.cell);
  facts.set("digit", node.digit);
  facts.set("removed", node.removed);
  return facts;
}

val nodes_of(std::span<const TreeNode> nodes) {
  return array_of(nodes, [](const TreeNode& node) { return facts_of(node); });
}

// Keeps its run alive.
class BoundTree {
 public:
  explicit BoundTree(std::shared_ptr<BoundRun> run)
      : run_(std::move(run)), tree_(run_->run()), landscape_(run_->run()) {}

  val root() const { return facts_of(tree_.root()); }
  val find_path(double step, double budget) {
    const bool found =
        tree_.find_path(std::min(to_integer(step), run_->run().length()), to_budget(budget));
    return found ? nodes_of(tree_.path()) : val::null();
  }
  val find_children(double begin, double depth, double budget) {
    const TreeNode node{.begin = std::min(to_integer(begin), run_->run().length()),
                        .depth = static_cast<int>(to_integer(std::min(depth, 81.0)))};
    const bool found = tree_.find_children(node, to_budget(budget));
    return found ? nodes_of(tree_.children()) : val::null();
  }
  val find_landscape(double begin, double end, double columns, double budget) {
    const std::size_t most = static_cast<std::size_t>(
        std::min<std::uint64_t>(to_integer(columns), Landscape::kMostColumns));
    if (!landscape_.find(to_integer(begin), to_integer(end), most, to_budget(budget)))
      return val::null();
    std::vector<Segment> segments;
    std::vector<std::uint64_t> lengths;
    std::vector<double> borders;
    std::vector<std::uint32_t> kinds, steps, bars;
    for (const LandscapeColumn& column : landscape_.columns()) {
      if (borders.empty()) borders.push_back(static_cast<double>(column.begin));
      borders.push_back(static_cast<double>(column.end));
      segments.push_back(column.events);
      lengths.push_back(column.end - column.begin);
      kinds.push_back(column.events.kinds);
      steps.insert(steps.end(), column.events.at_depth.begin(), column.events.at_depth.end());
    }
    for (const LandscapeBar& bar : landscape_.bars()) {
      const auto cell = static_cast<std::uint32_t>(bar.cell);
      const auto depth = static_cast<std::uint32_t>(bar.depth);
      const auto digit = static_cast<std::uint32_t>(bar.digit);
      bars.insert(bars.end(), {bar.first, bar.last, depth, cell, digit});
    }
    val facts = profile_of(segments, lengths);
    facts.set("borders", typed_array("Float64Array", borders));
    facts.set("kinds", typed_array("Uint32Array", kinds));
    facts.set("steps", typed_array("Uint32Array", steps));
    facts.set("bars", typed_array("Uint32Array", bars));
    return facts;
  }
  double memory() const { return static_cast<double>(tree_.memory()); }

 private:
  std::shared_ptr<BoundRun> run_;
  SearchTree tree_;
  Landscape landscape_;
};

val tree_of(const std::shared_ptr<BoundRun>& run) {
  return run ? owned(BoundTree(run)) : val::null();
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_tree) {
  owned_class<BoundTree>("SearchTree")
      .function("root", &BoundTree::root)
      .function("findPath", &BoundTree::find_path)
      .function("findChildren", &BoundTree::find_children)
      .function("findLandscape", &BoundTree::find_landscape)
      .function("memory", &BoundTree::memory);
  emscripten::function("searchTree", &tree_of);
}
