// A deduction: one use of a technique. It has facts only; the page makes sentences and drawings of
// them.
//
// Plain values. Copies are independent; functions are pure and thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/technique.hpp"

namespace sudoku {

/// A digit in a cell that a deduction reasons about or removes.
struct Candidate {
  Cell cell;
  Digit digit;

  friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
};

/// n cells of one house with n + 1 candidates together (or n candidates: a locked set).
struct AlmostLockedSet {
  CellSet cells;
  Digits digits;

  friend bool operator==(const AlmostLockedSet&, const AlmostLockedSet&) = default;
};

/// "`digit` is in one of `cells`" (on) or "in none of them" (off). Grouped chains have nodes of
/// two or three cells; all others have one cell.
struct ChainNode {
  CellSet cells;
  Digit digit;
  bool on;

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

enum class LinkKind : std::uint8_t {
  weak,     ///< on -> off: two candidates that exclude each other
  strong,   ///< off -> on: the last place in a house, or the last candidate in a cell
  pattern,  ///< to off: the target follows from a pattern or a nested chain
};

/// An implication between two nodes of a chain. A node with several links into it follows from all
/// of them together.
struct ChainLink {
  int from;  ///< index in Chain::nodes
  int to;
  LinkKind kind;
  /// The house that both share and on which the link rests; -1 if it rests on a cell.
  House house;

  friend bool operator==(const ChainLink&, const ChainLink&) = default;
};

/// A chain or a net. Node 0 is the assumption it starts from; each link points to a node with a
/// greater index, except the link that closes a cycle. The last node is the conclusion.
struct Chain {
  std::vector<ChainNode> nodes;
  std::vector<ChainLink> links;

  friend bool operator==(const Chain&, const Chain&) = default;
};

/// Why a deduction holds. Each technique fills the fields that its pattern has; docs of the finder
/// say which.
struct Evidence {
  // Defined in the library: inlined in each finder, they would be a third of the human solver.
  Evidence();
  ~Evidence();
  Evidence(const Evidence&);
  Evidence(Evidence&&) noexcept;
  Evidence& operator=(const Evidence&);
  Evidence& operator=(Evidence&&) noexcept;

  std::vector<House> houses;  ///< the houses in which the pattern is seen
  CellSet cells;              ///< the cells of the pattern
  std::vector<Cell> order;    ///< the same cells where order matters: pivot first, or a loop
  Digits digits;              ///< the digits of the pattern
  std::vector<House> base;    ///< fish and locked candidates: houses that hold the digit once
  std::vector<House> cover;   ///< the houses that the base's places lie in
  CellSet fins;               ///< places of the base outside the cover; guardians
  std::vector<AlmostLockedSet> sets;
  std::vector<Chain> chains;
  /// Candidates that matter to the pattern and are not eliminated: those excluded on the way to a
  /// placement, or those without which the puzzle would have two solutions.
  std::vector<Candidate> marked;
};

/// One use of a technique.
struct Deduction {
  Technique technique = Technique::full_house;
  /// Chains inside dynamic chains: 0 none, 1 "(+)", 2 "(+ Forcing Chains)", 3 "(+ Multiple Forcing
  /// Chains)", 4 "(+ Dynamic Forcing Chains)", 5 "(+ Dynamic Forcing Chains (+))".
  int level = 0;
  /// Sudoku Explainer's rating in tenths, as it prints it; 0 for a technique that it does not have.
  int rating = 0;
  std::vector<Placement> placements;
  std::vector<Candidate> eliminations;  ///< each once, all present in the state
  Evidence evidence;
};

/// The complete name that Sudoku Explainer gives to a deduction: "Unique Loop 10 type 1", "Dynamic
/// Cell Forcing Chains (+)". The id of the technique if Sudoku Explainer does not have it.
std::string se_name(const Deduction& deduction);

}  // namespace sudoku
