// The functions of the module `picture`, which picture.mjs wraps. They are exported without Embind,
// like those of the reader. Records are returned as JSON; picture.d.ts declares them.
#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "json.hpp"
#include "sudoku/line.hpp"
#include "sudoku/picture.hpp"

namespace {

using namespace sudoku;

std::vector<std::uint8_t> passed;  // the pixels that JavaScript passes to the next reading
std::string returned;              // the text that JavaScript gets from the last call

struct BoundPicture {
  BoundPicture(std::vector<std::uint8_t> of, int width, int height)
      : pixels(std::move(of)), view{pixels, width, height} {}

  const std::vector<std::uint8_t> pixels;
  PictureView view;
  std::optional<PictureReader> reader;
};

void add_cell(Json& json, const PictureCell& cell) {
  json.open('{');
  json.field("digit", static_cast<std::size_t>(cell.digit));
  json.list("probabilities", cell.probabilities, cell.probabilities.size(),
            [&](float part) { json.decimal(static_cast<double>(part)); });
  json.list("doubts", cell.doubts, cell.doubts.size(),
            [&](Digit digit) { json.number(static_cast<std::size_t>(digit)); });
  const auto notes = [&](const char* name, Digits digits) {
    json.list(name, digits, static_cast<std::size_t>(digits.size()),
              [&](Digit digit) { json.number(static_cast<std::size_t>(digit)); });
  };
  notes("corner", cell.corner);
  notes("centre", cell.centre);
  json.name("unreadNotes");
  json.word(cell.unread_notes ? "true" : "false");
  json.close('}');
}

void add_grid(Json& json, const PictureGrid& grid) {
  const auto flag = [&](const char* name, bool value) {
    json.name(name);
    json.word(value ? "true" : "false");
  };
  const auto number = [&](const char* name, float value) {
    json.name(name);
    json.decimal(static_cast<double>(value));
  };
  json.open('{');
  json.field("givens", to_line(grid.givens, '0'));
  json.field("entries", to_line(grid.entries, '0'));
  flag("certain", grid.certain);
  flag("hasOneSolution", grid.has_one_solution);
  flag("light", grid.light);
  number("score", grid.score);
  number("cost", grid.cost);
  number("gap", grid.gap);
  json.list("nodes", grid.nodes, grid.nodes.size(), [&](const PicturePoint& node) {
    json.open('[');
    json.decimal(static_cast<double>(node.x));
    json.decimal(static_cast<double>(node.y));
    json.close(']');
  });
  json.list("cells", grid.cells, grid.cells.size(),
            [&](const PictureCell& cell) { add_cell(json, cell); });
  json.close('}');
}

}  // namespace

#define EXPORTED extern "C" EMSCRIPTEN_KEEPALIVE

// Room for the pixels of the next picture; null if there is none.
EXPORTED std::uint8_t* picture_room(double size) {
  if (!(size >= 0 && size <= 4.0 * kMostPicturePixels)) return nullptr;
  const auto bytes = static_cast<std::size_t>(size);
  passed.reserve(bytes + 1);  // or there is no address for no pixels
  passed.assign(bytes, 0);
  return passed.data();
}

// Takes the pixels in the room. JavaScript owns the result and passes it to the functions below.
EXPORTED BoundPicture* picture_take(int width, int height) {
  auto* picture = new BoundPicture(std::exchange(passed, {}), width, height);
  picture->reader.emplace(picture->view);
  return picture;
}

// Reads the same picture between these corners: x and y of four.
EXPORTED void picture_between(BoundPicture* picture, double x0, double y0, double x1, double y1,
                              double x2, double y2, double x3, double y3) {
  const auto point = [](double x, double y) {
    return PicturePoint{static_cast<float>(x), static_cast<float>(y)};
  };
  picture->reader.emplace(
      picture->view, PictureCorners{point(x0, y0), point(x1, y1), point(x2, y2), point(x3, y3)});
}

EXPORTED bool picture_advance(BoundPicture* picture) { return picture->reader->advance(); }

EXPORTED double picture_progress(const BoundPicture* picture) {
  return static_cast<double>(picture->reader->progress());
}

// A record `PictureReading`.
EXPORTED const char* picture_report(BoundPicture* picture) {
  const PictureReading reading = picture->reader->take();
  Json json(returned);
  json.open('{');
  json.field("error", name_of(reading.error));
  json.list("grids", reading.grids, reading.grids.size(),
            [&](const PictureGrid& grid) { add_grid(json, grid); });
  json.close('}');
  return returned.c_str();
}

EXPORTED void picture_delete(BoundPicture* picture) { delete picture; }
