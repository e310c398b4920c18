// Nested arrays and records, as JSON and programs write them, on any lines: the innermost brackets
// are rows of nine cells, grids of 81, or single cells. What is outside them is no cell.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "reader/cell_block.hpp"
#include "reader/formats.hpp"
#include "reader/nine_rows.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

// What is inside the innermost pairs of brackets.
Task<std::vector<Token>> innermost_groups(std::string_view text) {
  std::vector<Token> groups;
  std::size_t open = std::string_view::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at % kStretch == 0) co_await Units{kStretch / 2};
    if (contains("[{(", text[at])) {
      open = at;
    } else if (contains("]})", text[at])) {
      if (open != std::string_view::npos) groups.push_back({open + 1, at});
      open = std::string_view::npos;
    }
  }
  co_return groups;
}

bool is_cell(std::string_view token) {
  return token.size() == 1 && (is_digit_char(token[0]) || is_blank(token[0]));
}

class ArrayReader {
 public:
  ArrayReader(const CleanText& text, ReadingBuilder& builder) : text_(text), builder_(builder) {}

  Task<void> read() {
    const std::vector<Token> groups = co_await innermost_groups(text_.text());
    if (co_await add_lists(groups, kCells)) co_return;
    if (co_await add_lists(groups, kRows)) co_return;
    co_await add_single_cells(groups);
  }

 private:
  // Lists of `size` cells each, if they are whole grids. Other brackets are no cells.
  Task<bool> add_lists(const std::vector<Token>& groups, std::size_t size) {
    std::vector<Token> cells;
    std::vector<Token> lists;
    for (Token group : groups) {
      co_await Units{1};
      if (group.size() < size) continue;
      const std::size_t before = cells.size();
      Tokens tokens(text_.text(), group, IsIn<kSeparatorSign>());
      Token token = tokens.next();
      while (is_cell(text_.view(token)) && cells.size() < before + size) {
        cells.push_back(token);
        token = tokens.next();
      }
      co_await Units{4 * (cells.size() - before)};
      if (cells.size() == before + size && token.size() == 0) {
        lists.push_back(group);
      } else {
        cells.resize(before);
      }
    }
    if (cells.empty() || cells.size() % kCells != 0) co_return false;
    if (size == kRows) {
      co_await Units{kCells * (lists.size() / kRows)};
      for (std::size_t first = 0; first < lists.size(); first += kRows) {
        sort_by_names(&lists[first], &cells[first * kRows]);
      }
    }
    for (std::size_t first = 0; first < cells.size(); first += kCells) {
      co_await Units{2 * kCells};
      Grid grid;
      for (Cell cell = 0; cell < kCells; ++cell) {
        grid.set(cell,
                 digit_of_char(text_.text()[cells[first + static_cast<std::size_t>(cell)].begin]));
      }
      // Tables of other numbers have a digit twice in a house.
      if (is_conflict_free(grid)) {
        builder_.add_or_attach(grid, cells[first].begin);
      } else {
        builder_.fail(ParseCode::ambiguous, cells[first].begin, cells[first].end, kCells);
      }
    }
    co_await ignore_outside(lists);
    co_return true;
  }

  // Sorts nine lists by the only digits before each: `{"row": 4, "cells": [...]}`.
  void sort_by_names(const Token* lists, Token* cells) const {
    constexpr std::size_t kLongestName = 40;
    std::array<int, kRows> numbers;
    for (std::size_t i = 0; i < kRows; ++i) {
      const std::size_t end = lists[i].begin - 1;
      const std::size_t from = end - std::min(end, kLongestName);
      const std::size_t bracket = text_.view(from, end).find_last_of("[]{}()");
      numbers[i] =
          digit_in(text_.view(bracket == std::string_view::npos ? from : from + bracket + 1, end));
      if (numbers[i] == GridRow::kNoLabel) return;
    }
    const auto order = counting_order(numbers);
    if (!order) return;
    const std::vector<Token> unsorted(cells, cells + kCells);
    for (std::size_t i = 0; i < kCells; ++i) {
      cells[i] = unsorted[(*order)[i / kRows] * kRows + i % kRows];
    }
  }

  // 81 lists of candidates, or 81 records with one digit each.
  Task<void> add_single_cells(const std::vector<Token>& groups) {
    if (groups.size() != kCells) co_return;
    const char bracket = text_.text()[groups[0].begin - 1];
    CellBlock block{groups[0].begin};
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Token group = groups[static_cast<std::size_t>(cell)];
      if (text_.text()[group.begin - 1] != bracket) co_return;
      const auto digits = digits_of(group);
      if (!digits) co_return;
      block.cells[cell] = *digits;
      block.candidates |= digits->size() > 1;
    }
    const CellBlocks blocks{block};
    co_await add_blocks(blocks, builder_);
    co_await ignore_outside(groups);
  }

  // The candidates in a list, or the digit in a record; nothing if there are other numbers.
  std::optional<Digits> digits_of(Token inside) const {
    const std::string_view view = text_.view(inside);
    const bool record = view.find(':') != std::string_view::npos;
    Digits digits;
    Tokens tokens(text_.text(), inside, IsIn<kSeparatorSign>());
    for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
      const std::string_view piece = text_.view(token);
      if (record && std::none_of(piece.begin(), piece.end(), is_decimal)) continue;
      if (!is_cell(piece)) return std::nullopt;
      if (!is_digit_char(piece[0])) continue;
      const Digit digit = digit_of_char(piece[0]);
      if (digits.has(digit) || (record && !digits.empty())) return std::nullopt;
      digits.add(digit);
    }
    return digits;
  }

  Task<void> ignore_outside(const std::vector<Token>& insides) {
    std::size_t passed = 0;
    for (Token inside : insides) {
      co_await Units{inside.begin - passed};
      builder_.ignore_words(passed, inside.begin);
      passed = inside.end;
    }
    builder_.ignore_words(passed, text_.text().size());
  }

  const CleanText& text_;
  ReadingBuilder& builder_;
};

}  // namespace

Task<Attempt> read_arrays(const CleanText& text) {
  const NormalizedText& source = text.source();
  if (!source.has('[') && !source.has('{') && !source.has('(')) co_return std::nullopt;
  ReadingBuilder builder(source, "array");
  ArrayReader reader(text, builder);
  co_await reader.read();
  if (builder.empty()) co_return std::nullopt;
  co_return builder.finish();
}

}  // namespace sudoku::reader
