// Digits of a face as outlines, drawn by FreeType.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "picture/plane.hpp"

namespace sudoku::training {

/// How a digit is drawn; lengths are in pixels.
struct Stroke {
  float height = 100;   ///< of the digit 8
  float width = 1;      ///< factor
  float turn = 0;       ///< radians
  float slant = 0;      ///< x by y
  float weight = 0;     ///< added to the strokes
  bool filled = false;  ///< without the holes of loops
};

class Faces {
 public:
  /// Reads the list `faces.txt`; its files are anywhere below `folder`. Ends the program if one is
  /// missing.
  Faces(const std::filesystem::path& list, const std::filesystem::path& folder);
  ~Faces();

  /// The number of faces, each as often as the list says.
  int size() const;

  /// Draws the digit with its centre at `at`, as ink of 0 to 1 where there is none yet.
  void draw(int face, int digit, const Stroke& stroke, picture::Point at,
            picture::Plane& ink) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoku::training
