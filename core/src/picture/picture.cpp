#include "sudoku/picture.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "picture/cells.hpp"
#include "picture/found_grid.hpp"
#include "picture/places.hpp"
#include "picture/rasters.hpp"

namespace sudoku {

namespace {

using namespace picture;

constexpr float kLeastScore = 0.55F;  // of a place that is read at all
constexpr std::size_t kRasters = 20;
constexpr float kOneOfTwo = 0.8F;  // the score of a raster whose other window is read as well
constexpr int kPixelsPerStep = 1 << 20;

PictureError error_of(const PictureView& picture) {
  if (picture.width < 0 || picture.height < 0) return PictureError::bad_size;
  const auto pixels =
      static_cast<std::uint64_t>(picture.width) * static_cast<std::uint64_t>(picture.height);
  if (picture.pixels.size() != 4 * pixels) return PictureError::bad_size;
  if (std::min(picture.width, picture.height) < kLeastPictureSide) return PictureError::too_small;
  if (pixels > kMostPicturePixels) return PictureError::too_large;
  return PictureError::none;
}

Quad quad_of(const PictureCorners& corners) {
  Quad quad;
  for (std::size_t i = 0; i < 4; ++i) quad[i] = {corners[i].x, corners[i].y};
  return quad;
}

// Luma on white paper.
std::uint8_t grey_of(const std::uint8_t* pixel) {
  const int luma = (pixel[0] * 77 + pixel[1] * 150 + pixel[2] * 29) >> 8;
  return static_cast<std::uint8_t>((luma * pixel[3] + 255 * (255 - pixel[3])) / 255);
}

}  // namespace

const char* name_of(PictureError error) {
  static constexpr const char* kNames[] = {"none",      "bad_size",    "too_small",
                                           "too_large", "bad_corners", "no_grid"};
  return kNames[static_cast<std::size_t>(error)];
}

struct PictureReader::State {
  PictureView view;
  std::optional<PictureCorners> corners;
  const Network network;
  PictureError error;
  Grey grey;
  int rows_done = 0;
  std::optional<PlaceSearch> searches[2];  // of the picture, and inverted
  std::vector<FoundGrid> found;
  std::vector<PictureGrid> grids;
  std::vector<std::function<void()>> todo;  // the next step is the last
  float progress = 0;

  void reached(float part) { progress = std::max(progress, part); }

  bool has_certain() const {
    return std::any_of(found.begin(), found.end(),
                       [](const FoundGrid& g) { return g.is_certain(); });
  }

  State(const PictureView& picture, std::optional<PictureCorners> between, const Network& by)
      : view(picture), corners(between), network(by), error(error_of(picture)) {
    if (error == PictureError::none && corners && !is_convex(quad_of(*corners))) {
      error = PictureError::bad_corners;
    }
    if (error == PictureError::none) start();
  }

  bool advance() {
    if (!todo.empty()) {
      const std::function<void()> step = std::move(todo.back());
      todo.pop_back();
      step();
    }
    if (todo.empty()) progress = 1;
    return todo.empty();
  }

  PictureReading take() {
    if (error == PictureError::none && grids.empty()) error = PictureError::no_grid;
    return {error, std::move(grids)};
  }

  void start() {
    todo.emplace_back([this] { choose_grids(); });
    todo.emplace_back([this] { turn_doubtful(); });
    const auto unless_certain = [this](auto step) {
      todo.emplace_back([this, step] {
        if (!has_certain()) step();
      });
    };
    unless_certain([this] { find(true); });
    unless_certain([this] { find_rasters(); });
    todo.emplace_back([this] { find(false); });
    todo.emplace_back([this] { convert(); });
  }

  void convert() {
    if (rows_done == 0) grey = Grey(view.width, view.height);
    const int end = std::min(view.height, rows_done + std::max(1, kPixelsPerStep / view.width));
    for (; rows_done < end; ++rows_done) {
      const std::uint8_t* from = view.pixels.data() + 4 * static_cast<std::size_t>(view.width) *
                                                          static_cast<std::size_t>(rows_done);
      std::uint8_t* to = grey.row(rows_done);
      for (int x = 0; x < view.width; ++x)
        to[x] = grey_of(from + 4 * static_cast<std::ptrdiff_t>(x));
    }
    if (rows_done < view.height) todo.emplace_back([this] { convert(); });
    reached(0.1F);
  }

  void find(bool inverted) {
    if (corners) {
      todo.emplace_back([this, inverted] { read({quad_of(*corners), 1}, inverted); });
      return;
    }
    searches[inverted].emplace(search_picture(grey, inverted));
    todo.emplace_back([this, inverted] { find_more(inverted); });
  }

  void find_more(bool inverted) {
    const float from = inverted ? 0.6F : 0.1F;
    PlaceSearch& search = *searches[inverted];
    const bool done = search.advance();
    reached(from + search.progress() * 0.3F);
    if (!done) {
      todo.emplace_back([this, inverted] { find_more(inverted); });
      return;
    }
    std::vector<ScoredQuad> places = search.take();
    std::reverse(places.begin(), places.end());
    for (const ScoredQuad& place : places) {
      if (place.score < kLeastScore) continue;
      todo.emplace_back([this, place, inverted] { read(place, inverted); });
    }
  }

  void read(const ScoredQuad& place, bool inverted) {
    FoundGrid grid{place.quad, place.score, inverted, {}, {}, {}, false};
    // Another place is of use where nothing certain is.
    for (const FoundGrid& other : found) {
      if (other.is_certain() && overlap(other, grid)) return;
    }
    auto close = close_up(grey, place.quad, inverted);
    if (!close) return;
    grid.close = std::move(*close);
    grid.nodes = nodes_in(grid.close, place.quad, network.bends);
    grid.reading = read_place(grid.close, grid.nodes, network.weights);
    found.push_back(std::move(grid));
    reached(inverted ? 0.95F : 0.6F);
  }

  void find_rasters() {
    if (corners) return;
    const std::size_t first = found.size();
    todo.emplace_back([this, first] { compare_rasters(first); });
    for (const Raster& raster : rasters_in(grey, kRasters)) {
      todo.emplace_back([this, raster] { read(raster); });
    }
  }

  void read(const Raster& raster) {
    auto close = close_up(grey, raster.corners(), raster.light);
    if (!close) return;
    FoundGrid grid{raster.corners(), raster.score, raster.light, {}, {}, {}, true};
    grid.close = std::move(*close);
    grid.nodes = raster.nodes();
    for (Point& node : grid.nodes) node = grid.close.from_source(node);
    grid.reading = read_place(grid.close, grid.nodes, network.weights);
    found.push_back(std::move(grid));
  }

  // Of two windows of one raster that are both read without doubt, none is certain.
  void compare_rasters(std::size_t first) {
    std::vector<std::size_t> doubtful;
    for (std::size_t i = first; i < found.size(); ++i) {
      for (std::size_t k = first; k < found.size(); ++k) {
        if (i != k && found[i].is_certain() && found[k].is_certain() && overlap(found[i], found[k]))
          doubtful.push_back(i);
      }
    }
    for (std::size_t i : doubtful) found[i].score = std::min(found[i].score, kOneOfTwo);
  }

  // Where no reading is certain, what has an outline is also read turned by 90, 180 and 270
  // degrees.
  void turn_doubtful() {
    if (has_certain()) return;
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (found[i].is_raster) continue;
      for (int turns = 1; turns <= 3; ++turns) {
        todo.emplace_back([this, i, turns] { turn(found[i], turns); });
      }
    }
  }

  void turn(FoundGrid& of, int turns) {
    Nodes nodes = of.nodes;
    for (int i = 0; i < turns; ++i) nodes = turned(nodes);
    PlaceReading reading = read_place(of.close, nodes, network.weights);
    if (is_better(reading, of.reading)) of.reading = std::move(reading);
    reached(0.98F);
  }

  void choose_grids() {
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundGrid& a, const FoundGrid& b) { return is_better(a, b); });
    std::vector<const FoundGrid*> taken;
    for (const FoundGrid& grid : found) {
      const bool hidden = std::any_of(taken.begin(), taken.end(), [&](const FoundGrid* other) {
        return overlap(*other, grid);
      });
      // Beside a grid, only others that are read as well.
      const bool fits = taken.empty() ? grid.is_plausible() : grid.is_certain();
      if (!hidden && fits) taken.push_back(&grid);
    }
    std::reverse(taken.begin(), taken.end());
    for (const FoundGrid* grid : taken) {
      todo.emplace_back([this, grid] {
        grids.push_back(grid->as_picture_grid(view));
        grid->add_notes(grids.back(), grey, network.weights);
      });
    }
  }
};

PictureReader::PictureReader(const PictureView& picture, std::optional<PictureCorners> corners)
    : state_(std::make_unique<State>(picture, corners, Network{kTrained})) {}

PictureReader::PictureReader(const PictureView& picture, const Network& network)
    : state_(std::make_unique<State>(picture, std::nullopt, network)) {}

PictureReader::~PictureReader() = default;

bool PictureReader::advance() { return state_->advance(); }

float PictureReader::progress() const { return state_->progress; }

PictureReading PictureReader::take() { return state_->take(); }

}  // namespace sudoku
