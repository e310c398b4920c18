// The weights as a source of the core.
#pragma once

#include <string>

#include "picture/network.hpp"

namespace sudoku::training {

void write_weights(const picture::Weights& weights, const std::string& file);

}  // namespace sudoku::training
