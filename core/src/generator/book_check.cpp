#include "generator/book_check.hpp"

#include "logic/finders.hpp"

namespace sudoku::generator {

namespace {

bool counts_in_books(const std::optional<Technique>& technique) {
  return technique && counting_order_of(*technique) == CountingOrder::books;
}

Order order_of(const MakeRequest& request) {
  return counts_in_books(request.hardest) ? book_order_up_to(*request.hardest) : book_order();
}

}  // namespace

Order book_order_up_to(Technique technique) {
  const Order all = book_order();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool finds =
        all[i].only ? all[i].only == technique : all[i].find == logic::finder_of(technique);
    if (finds) return all.first(i + 1);
  }
  return {};
}

bool has_condition_on_books(const MakeRequest& request) {
  return counts_in_books(request.hardest) || counts_in_books(request.needed);
}

BookCheck::BookCheck(const Grid& puzzle, const Grid& filled, const MakeRequest& request)
    : request_(request),
      path_(LogicState(filled, Candidates::of(filled), puzzle), order_of(request), false) {}

StepsResult BookCheck::step() {
  if (const auto deduction = path_.next()) {
    if (request_.hardest == deduction->technique) hardest_seen_ = true;
    if (request_.needed == deduction->technique) ++uses_;
    return StepsResult::undecided;
  }
  const bool fits = path_.state().is_solved() &&
                    (!counts_in_books(request_.hardest) || hardest_seen_) &&
                    (!counts_in_books(request_.needed) || uses_ >= request_.uses);
  return fits ? StepsResult::fits : StepsResult::fails;
}

}  // namespace sudoku::generator
