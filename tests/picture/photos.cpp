#include "photos.hpp"

#include <jpeglib.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

#include "picture/cells.hpp"
#include "picture/places.hpp"

namespace sudoku::training {

namespace {

void decode(const std::filesystem::path& file, Photo& photo) {
  std::FILE* from = std::fopen(file.c_str(), "rb");
  if (from == nullptr) return;
  jpeg_decompress_struct jpeg{};
  jpeg_error_mgr errors{};
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&jpeg);
  jpeg_stdio_src(&jpeg, from);
  jpeg_read_header(&jpeg, TRUE);
  jpeg.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&jpeg);
  photo.width = static_cast<int>(jpeg.output_width);
  photo.height = static_cast<int>(jpeg.output_height);
  photo.pixels.resize(std::size_t{4} * jpeg.output_width * jpeg.output_height);
  while (jpeg.output_scanline < jpeg.output_height) {
    JSAMPROW row = photo.pixels.data() + std::size_t{4} * jpeg.output_width * jpeg.output_scanline;
    jpeg_read_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_decompress(&jpeg);
  jpeg_destroy_decompress(&jpeg);
  std::fclose(from);
}

// All photos of a puzzle in one fold; folds of about equal size.
void divide(std::vector<Photo>& photos, int folds) {
  std::map<std::string, int> counts;
  for (const Photo& photo : photos) ++counts[photo.puzzle];
  std::vector<std::pair<int, std::string>> order;
  for (const auto& [puzzle, count] : counts) order.emplace_back(-count, puzzle);
  std::sort(order.begin(), order.end());
  std::vector<int> sizes(static_cast<std::size_t>(folds), 0);
  std::map<std::string, int> fold_of;
  for (const auto& [count, puzzle] : order) {
    const auto least = std::min_element(sizes.begin(), sizes.end());
    *least -= count;
    fold_of[puzzle] = static_cast<int>(least - sizes.begin());
  }
  for (Photo& photo : photos) photo.fold = fold_of[photo.puzzle];
}

float off(const picture::Quad& a, const picture::Quad& b) {
  float most = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const picture::Point d = a[i] - b[i];
    most = std::max(most, std::max(std::abs(d.x), std::abs(d.y)));
  }
  return most;
}

}  // namespace

std::vector<Photo> read_photos(const std::filesystem::path& folder, int folds) {
  std::vector<Photo> photos;
  std::ifstream lines(folder / "labels.csv");
  std::string line;
  std::getline(lines, line);  // the names of the columns
  while (std::getline(lines, line)) {
    std::vector<std::string> fields;
    std::istringstream parts(line);
    for (std::string field; std::getline(parts, field, ',');) fields.push_back(field);
    if (fields.size() < 13) continue;
    Photo photo;
    photo.file = fields[0];
    photo.puzzle = fields[4];
    for (std::size_t i = 0; i < 4; ++i) {
      photo.corners[i] = {std::stof(fields[5 + 2 * i]), std::stof(fields[6 + 2 * i])};
    }
    decode(folder / photo.file, photo);
    if (photo.width > 0) photos.push_back(std::move(photo));
  }
  divide(photos, folds);
  return photos;
}

std::vector<Example> cells_of(const Photo& photo, Chance& chance) {
  picture::Grey grey(photo.width, photo.height);
  for (std::size_t i = 0; i < grey.values.size(); ++i) {
    const std::uint8_t* pixel = photo.pixels.data() + 4 * i;
    grey.values[i] =
        static_cast<std::uint8_t>((pixel[0] * 77 + pixel[1] * 150 + pixel[2] * 29) >> 8);
  }
  picture::PlaceSearch search(picture::search_picture(grey, false));
  while (!search.advance()) {
  }
  const float cell = std::sqrt(std::abs(area(photo.corners))) / 9;
  std::vector<Example> examples;
  for (const picture::ScoredQuad& place : search.take()) {
    if (off(place.quad, photo.corners) > 0.6F * cell) continue;
    auto close = picture::close_up(grey, place.quad, false);
    if (!close) continue;
    const picture::Nodes nodes = picture::nodes_in(*close, place.quad, true);
    const float pitch = cell / close->ratio.x;
    for (int copy = 0; copy < 3; ++copy) {
      picture::Nodes moved = nodes;
      if (copy > 0) {
        for (picture::Point& node : moved) {
          node.x += chance.normal() * 0.035F * pitch;
          node.y += chance.normal() * 0.035F * pitch;
        }
      }
      picture::Plane plane = close->grey;
      if (copy == 2) {
        plane = blurred(plane, 1);
        for (float& value : plane.values) value += chance.normal() * 4;
      }
      const picture::CellPatches cells = cell_patches(plane, moved);
      for (std::size_t i = 0; i < 81; ++i) {
        const char label = photo.puzzle[i];
        examples.push_back({cells.patches[i], label == '.' ? 0 : label - '0'});
      }
    }
    break;
  }
  return examples;
}

}  // namespace sudoku::training
