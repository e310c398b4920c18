#include "written_weights.hpp"

#include <fstream>

namespace sudoku::training {

namespace {

void write_numbers(std::ofstream& to, const auto& numbers) {
  to << "{";
  std::size_t column = 1;
  for (const auto number : numbers) {
    const std::string text = std::to_string(number) + ",";
    if (column + text.size() > 100) {
      to << "\n";
      column = 0;
    }
    to << text;
    column += text.size();
  }
  to << "},\n";
}

void write_layer(std::ofstream& to, const auto& layer) {
  to << "{\n";
  write_numbers(to, layer.weights);
  write_numbers(to, layer.biases);
  write_numbers(to, layer.factors);
  to << "},\n";
}

}  // namespace

void write_weights(const picture::Weights& weights, const std::string& file) {
  std::ofstream to(file);
  to << "// Written by tests/picture/training.cpp: do not edit. README.md has the origin of the "
        "data.\n"
        "// clang-format off\n"
        "#include \"picture/network.hpp\"\n\n"
        "const sudoku::picture::Weights sudoku::picture::kTrained = {\n";
  write_layer(to, weights.first);
  write_layer(to, weights.second);
  write_layer(to, weights.third);
  write_layer(to, weights.last);
  to << "};\n";
}

}  // namespace sudoku::training
