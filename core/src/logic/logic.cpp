#include "sudoku/logic.hpp"

#include <algorithm>

#include "chains_multiple.hpp"

namespace sudoku {

namespace {

// The work of a finder that cannot pause, from the longest calls on hard puzzles and on puzzles
// with few givens: 4 ms, 4 ms and 3 ms, others a third of a millisecond.
Work work_of(logic::Finder* finder) {
  if (finder == logic::find_franken_fish || finder == logic::find_grouped_aics) return 50000;
  if (finder == logic::find_als_xy_chains) return 30000;
  return 4000;
}

}  // namespace

Evidence::Evidence() = default;
Evidence::~Evidence() = default;
Evidence::Evidence(const Evidence&) = default;
Evidence::Evidence(Evidence&&) noexcept = default;
Evidence& Evidence::operator=(const Evidence&) = default;
Evidence& Evidence::operator=(Evidence&&) noexcept = default;

bool DeductionSink::add(Deduction&& deduction) {
  if (!wants(deduction.technique)) return false;
  if (mode_ == Mode::first) found_.clear();
  found_.push_back(std::move(deduction));
  const auto found = std::find_if(wanted_.begin(), wanted_.end(), [&](const Producer& producer) {
    return producer.only == found_.back().technique;
  });
  wanted_ = {wanted_.begin(), found};
  return mode_ == Mode::first && wanted_.empty();
}

struct DeductionSearch::Memory {
  LogicState state{Grid()};
  Order order;
  bool evidence = true;
  std::optional<DeductionSink> sink;  // of the finder at work
  logic::MultipleSearch chains;
  std::optional<Deduction> found;
};

DeductionSearch::DeductionSearch() = default;
DeductionSearch::~DeductionSearch() = default;
DeductionSearch::DeductionSearch(DeductionSearch&&) noexcept = default;
DeductionSearch& DeductionSearch::operator=(DeductionSearch&&) noexcept = default;

void DeductionSearch::start(const LogicState& state, Order order, bool evidence) {
  if (!memory_) memory_ = std::make_unique<Memory>();
  memory_->state = state;
  memory_->order = order;
  memory_->evidence = evidence;
  memory_->sink.reset();
  memory_->found.reset();
}

bool DeductionSearch::advance(Work& work) {
  auto& [state, order, evidence, sink, chains, found] = *memory_;
  while (!order.empty()) {
    if (work <= 0) return false;
    // Producers with the same finder in a row share one search.
    const auto end = std::find_if(order.begin() + 1, order.end(),
                                  [first = order.front().find](const Producer& producer) {
                                    return producer.find != first || !producer.only;
                                  });
    const bool begins = !sink;
    if (begins) sink.emplace(Order(order.begin(), end), evidence);
    if (const auto* kind = logic::multiple_kind_of(order.front().find)) {
      if (begins) chains.start(logic::ChainState(state), *kind, *sink);
      if (!chains.advance(work)) return false;
      chains.report(*sink);
    } else {
      order.front().find(state, *sink);
      work -= work_of(order.front().find);
    }
    if (!sink->found().empty()) found = std::move(sink->found().front());
    sink.reset();
    order = found ? Order() : Order(end, order.end());
  }
  return true;
}

std::optional<Deduction> DeductionSearch::take() { return std::exchange(memory_->found, {}); }

std::optional<Deduction> find_next(const LogicState& state, Order order, bool evidence) {
  thread_local DeductionSearch search;  // keeps its memory
  search.start(state, order, evidence);
  Work work = kUnlimitedWork;
  search.advance(work);
  return search.take();
}

std::optional<Deduction> find_first(const LogicState& state, Technique technique) {
  return find_next(state, order_of(technique));
}

std::vector<Deduction> find_all(const LogicState& state, Technique technique) {
  DeductionSink sink(DeductionSink::Mode::all, technique);
  logic::finder_of(technique)(state, sink);
  return std::move(sink.found());
}

std::optional<Deduction> SolutionPath::next() {
  std::optional<Deduction> found;
  Work work = kUnlimitedWork;
  advance(work, found);
  return found;
}

bool SolutionPath::advance(Work& work, std::optional<Deduction>& found) {
  found.reset();
  if (state_.is_solved()) return true;
  if (!searching_) search_.start(state_, order_, evidence_);
  searching_ = !search_.advance(work);
  if (searching_) return false;
  found = search_.take();
  if (found) state_.apply(*found);
  return true;
}

std::string se_name(const Deduction& deduction) {
  const TechniqueInfo& info = info_of(deduction.technique);
  if (info.se_name == nullptr) return info.id;
  std::string name = info.se_name;
  switch (deduction.technique) {
    case Technique::unique_loop_1:
    case Technique::unique_loop_2:
    case Technique::unique_loop_3:
    case Technique::unique_loop_4:
      // Loops of six cells have no number in their name.
      if (const int cells = deduction.evidence.cells.size(); cells > 6) {
        name.insert(name.find(" type") + 1, std::to_string(cells) += ' ');
      }
      break;
    case Technique::x_cycle:
      if (deduction.evidence.cells.size() == 4) name = "Generalized X-Wing";
      break;
    default:
      break;
  }
  constexpr const char* kNested[] = {
      "",
      " (+)",
      " (+ Forcing Chains)",
      " (+ Multiple Forcing Chains)",
      " (+ Dynamic Forcing Chains)",
      " (+ Dynamic Forcing Chains (+))",
  };
  return name + kNested[deduction.level];
}

}  // namespace sudoku
