// Photos with labels: labels.csv and the files that it names.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "picture/homography.hpp"
#include "rendered.hpp"
#include "sudoku/picture.hpp"

namespace sudoku::training {

struct Photo {
  std::string file;
  std::string puzzle;  ///< 81 characters, '.' empty
  picture::Quad corners;
  int fold = 0;

  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;  ///< red, green, blue, alpha

  PictureView view() const { return {pixels, width, height}; }
};

/// The photos of a folder, none if it has no labels.csv; all photos of a puzzle have one fold.
std::vector<Photo> read_photos(const std::filesystem::path& folder, int folds);

/// The cells of a photo as they are, and with nodes and sharpness that are a little worse. None if
/// the grid is not found.
std::vector<Example> cells_of(const Photo& photo, Chance& chance);

}  // namespace sudoku::training
