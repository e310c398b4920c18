#include "sudoku/logic.hpp"

#include <algorithm>

#include "finders.hpp"

namespace sudoku {

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

std::optional<Deduction> find_next(const LogicState& state, Order order, bool evidence) {
  while (!order.empty()) {
    // Producers with the same finder in a row share one search.
    const auto end = std::find_if(order.begin() + 1, order.end(), [&](const Producer& producer) {
      return producer.find != order.front().find || !producer.only;
    });
    DeductionSink sink(Order(order.begin(), end), evidence);
    order.front().find(state, sink);
    if (!sink.found().empty()) return std::move(sink.found().front());
    order = {end, order.end()};
  }
  return std::nullopt;
}

std::optional<Deduction> find_first(const LogicState& state, Technique technique) {
  DeductionSink sink(DeductionSink::Mode::first, technique);
  logic::finder_of(technique)(state, sink);
  if (sink.found().empty()) return std::nullopt;
  return std::move(sink.found().front());
}

std::vector<Deduction> find_all(const LogicState& state, Technique technique) {
  DeductionSink sink(DeductionSink::Mode::all, technique);
  logic::finder_of(technique)(state, sink);
  return std::move(sink.found());
}

std::optional<Deduction> SolutionPath::next() {
  if (state_.is_solved()) return std::nullopt;
  std::optional<Deduction> deduction = find_next(state_, order_, evidence_);
  if (deduction) state_.apply(*deduction);
  return deduction;
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
