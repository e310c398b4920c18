#include "sudoku/logic.hpp"

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
  found_.push_back(std::move(deduction));
  return mode_ == Mode::first;
}

std::optional<Deduction> find_next(const LogicState& state, Order order, bool evidence) {
  for (const Producer& producer : order) {
    DeductionSink sink(DeductionSink::Mode::first, producer.only, evidence);
    if (producer.find(state, sink)) return std::move(sink.found().front());
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
