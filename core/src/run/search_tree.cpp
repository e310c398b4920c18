#include "sudoku/search_tree.hpp"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "replay_cursor.hpp"

namespace sudoku {
namespace {

using run::Copy;
using run::ReplayCursor;

// A stretch is replayed in parts, at most about this many, so that only a part of it is replayed
// event by event.
constexpr std::uint64_t kParts = 64;
constexpr std::uint64_t kLeastPart = 64;
constexpr std::uint64_t kMostPart = 16384;

constexpr TreeNode node_at(std::uint64_t step, int depth, Event event) {
  return {.begin = step, .depth = depth, .cell = event.place(), .digit = event.digit()};
}

enum class Ending { paused, removed, open };

// Moves `at`, a step of a subtree at `depth`, to the end of the subtree. The cursor is there if the
// digit is removed. Skips the stretches between keyframes that are nowhere less deep.
Ending find_end(ReplayCursor& cursor, int depth, std::uint64_t& at, std::uint64_t& budget) {
  const Run& run = cursor.run();
  const std::uint64_t length = run.length();
  const std::uint64_t spacing = run.keyframe_spacing();
  for (std::uint64_t part = kLeastPart; at < length; part = std::min(2 * part, kMostPart)) {
    const std::uint64_t stretch = at / spacing;
    const std::uint64_t end = std::min((stretch + 1) * spacing, length);
    if (run.stretches()[static_cast<std::size_t>(stretch)].min_depth >= depth) {
      at = end;
      continue;
    }
    if (!cursor.go_to(at, budget) || budget == 0) return Ending::paused;
    const std::uint64_t events = std::min(part, end - at);
    budget -= std::min(budget, events);
    Copy before = cursor.copy();
    if (cursor.advance(events).min_depth >= depth) {
      at += events;
      continue;
    }
    cursor.restore(std::move(before));
    do {
      cursor.next();
    } while (cursor.depth() >= depth);
    at = cursor.step();
    return Ending::removed;
  }
  return Ending::open;
}

// Searches backwards for the beginnings of the nodes that contain a step. The node at depth d
// begins one step after the last step of depth d - 1. Takes the stretches between keyframes from
// the last to the first, and replays those that contain such a step.
class Beginnings {
 public:
  // Precondition: `step` > 0.
  Beginnings(std::uint64_t step, int root_depth) : root_depth_(root_depth), upper_(step - 1) {}

  // True when all are found.
  bool find(ReplayCursor& cursor, std::uint64_t& budget) {
    while (depth_ > root_depth_) {
      if (parts_.empty()) begin_stretch(cursor);
      if (!split(cursor, budget)) return false;
      while (!parts_.empty() && depth_ > root_depth_) {
        if (budget == 0) return false;
        search_last_part(cursor, budget);
      }
      upper_ = lower_;
    }
    return true;
  }

  // By depth from that of the root on.
  std::vector<TreeNode> take() && { return {nodes_.rbegin(), nodes_.rend()}; }

 private:
  struct Part {
    Copy begin;
    std::uint64_t end;
    int least;  // depth at one of its steps, the first and the last included
  };

  // Chooses the last stretch up to `upper_` that contains a step less deep than `depth_`.
  void begin_stretch(const ReplayCursor& cursor) {
    const Run& run = cursor.run();
    const std::uint64_t spacing = run.keyframe_spacing();
    std::uint64_t stretch = upper_ == 0 ? 0 : (upper_ - 1) / spacing;
    while (stretch > 0 && run.stretches()[static_cast<std::size_t>(stretch)].min_depth >= depth_) {
      upper_ = stretch-- * spacing;
    }
    lower_ = stretch * spacing;
    part_length_ = std::max(kLeastPart, spacing / kParts);
    splitting_ = true;
  }

  // Divides the stretch from `lower_` to `upper_` into parts.
  bool split(ReplayCursor& cursor, std::uint64_t& budget) {
    while (splitting_) {
      // Another search may have moved the cursor since the last call.
      const std::uint64_t from = parts_.empty() ? lower_ : parts_.back().end;
      if (!cursor.go_to(from, budget) || budget == 0) return false;
      const std::uint64_t events = std::min(part_length_, upper_ - from);
      const int depth = cursor.depth();
      Copy begin = cursor.copy();
      const int least = std::min<int>(depth, cursor.advance(events).min_depth);
      budget -= std::min(budget, events);
      parts_.push_back({std::move(begin), cursor.step(), least});
      splitting_ = cursor.step() < upper_;
      if (splitting_ || depth_ != kUnknown) continue;
      cursor.next();
      depth_ = cursor.depth();
    }
    return true;
  }

  void search_last_part(ReplayCursor& cursor, std::uint64_t& budget) {
    Part part = std::move(parts_.back());
    parts_.pop_back();
    if (part.least >= depth_) return;
    cursor.restore(std::move(part.begin));
    budget -= std::min(budget, part.end - cursor.step());
    std::array<TreeNode, kCells + 1> rises;  // the last one to each depth
    while (cursor.step() <= part.end) {
      const int before = cursor.depth();
      const Event event = cursor.next();
      const int depth = cursor.depth();
      if (depth > before) rises[depth] = node_at(cursor.step(), depth, event);
    }
    for (; depth_ > std::max(part.least, root_depth_); --depth_) nodes_.push_back(rises[depth_]);
  }

  static constexpr int kUnknown = kCells + 1;

  int root_depth_;
  int depth_ = kUnknown;  // the nodes deeper than this are found
  std::uint64_t upper_;   // no later step is less deep than `depth_`
  std::uint64_t lower_ = 0;
  std::uint64_t part_length_ = 0;
  bool splitting_ = false;
  std::vector<Part> parts_;
  std::vector<TreeNode> nodes_;
};

}  // namespace

struct SearchTree::Impl {
  explicit Impl(const Run& run) : cursor(run) {}

  TreeNode root() {
    const Run& run = cursor.run();
    TreeNode root{.end = run.length()};
    const auto segments = run.depth_profile();
    if (run.length() < 2 || !deduces(run)) return root;
    Segment all;
    for (const Segment& segment : segments) all.add(segment);
    ReplayCursor search(run);
    const bool chooses = EventFilter::kind(EventKind::choose).may_match(all);
    if (!chooses) return {.begin = run.length(), .end = run.length(), .depth = all.max_depth};
    while (search.next().kind() != EventKind::choose) {
    }
    root.begin = search.step();
    root.depth = search.depth();
    return root;
  }

  // Whether the run begins with passes over the cells.
  static bool deduces(const Run& run) {
    ReplayCursor cursor(run);
    cursor.next();
    return cursor.next().kind() == EventKind::pass;
  }

  bool find_path(std::uint64_t step, std::uint64_t& budget) {
    const TreeNode top = root();
    if (step != path_step) {
      beginnings.reset();
      path_step.reset();
      path.clear();
      if (step <= top.begin) return true;
      beginnings.emplace(step, top.depth);
      path_step = step;
      path_known = false;
    }
    if (!path_known) {
      if (!beginnings->find(cursor, budget)) return false;
      path = std::move(*beginnings).take();
      beginnings.reset();
      path_known = true;
      path_left = path.size();
      path_end = step;
    }
    while (path_left > 0) {
      TreeNode& node = path[path_left - 1];
      const Ending ending = find_end(cursor, node.depth, path_end, budget);
      if (ending == Ending::paused) return false;
      node.removed = ending == Ending::removed;
      node.end = path_end;
      --path_left;
    }
    path_step.reset();
    return true;
  }

  bool find_children(const TreeNode& node, std::uint64_t& budget) {
    if (!parent || parent->begin != node.begin || parent->depth != node.depth) {
      parent = node;
      children.clear();
      children_end = node.begin;
      inside = false;
    }
    while (inside || (children.size() < kMostChildren && children_end < cursor.run().length())) {
      if (inside) {
        TreeNode& child = children.back();
        const Ending ending = find_end(cursor, child.depth, children_end, budget);
        if (ending == Ending::paused) return false;
        child.removed = ending == Ending::removed;
        child.end = children_end;
        inside = false;
        continue;
      }
      if (!cursor.go_to(children_end, budget) || budget == 0) return false;
      --budget;
      const Event event = cursor.next();
      children_end = cursor.step();
      if (cursor.depth() < node.depth) break;
      inside = cursor.depth() > node.depth;
      if (inside) children.push_back(node_at(children_end, cursor.depth(), event));
    }
    parent.reset();
    return true;
  }

  ReplayCursor cursor;

  std::optional<std::uint64_t> path_step;  // of the search under way
  std::optional<Beginnings> beginnings;
  bool path_known = false;  // except for the ends of the first `path_left` nodes
  std::size_t path_left = 0;
  std::uint64_t path_end = 0;  // a step of the node whose end is searched for
  std::vector<TreeNode> path;

  std::optional<TreeNode> parent;  // of the search under way
  bool inside = false;             // the end of the last child is not known yet
  std::uint64_t children_end = 0;
  std::vector<TreeNode> children;
};

SearchTree::SearchTree(const Run& run) : impl_(std::make_unique<Impl>(run)) {}
SearchTree::~SearchTree() = default;
SearchTree::SearchTree(SearchTree&&) noexcept = default;
SearchTree& SearchTree::operator=(SearchTree&&) noexcept = default;

TreeNode SearchTree::root() const { return impl_->root(); }

bool SearchTree::find_path(std::uint64_t step, std::uint64_t budget) {
  return impl_->find_path(step, budget);
}
std::span<const TreeNode> SearchTree::path() const { return impl_->path; }

bool SearchTree::find_children(const TreeNode& node, std::uint64_t budget) {
  return impl_->find_children(node, budget);
}
std::span<const TreeNode> SearchTree::children() const { return impl_->children; }

std::size_t SearchTree::memory() const {
  const Impl& impl = *impl_;
  return sizeof(Impl) + (kParts + 2) * (impl.cursor.bytes() + sizeof(Copy)) +
         (impl.path.capacity() + impl.children.capacity()) * sizeof(TreeNode);
}

}  // namespace sudoku
