#include "rendered.hpp"

#include <algorithm>
#include <array>

#include "damage.hpp"

namespace sudoku::training {

namespace {

using picture::Plane;
using picture::Point;

constexpr int kSide = 48;  // pixels of the cell with its surroundings
constexpr int kCell = 35;  // pixels of the cell
constexpr int kFine = 3;   // rendered pixels per pixel
constexpr int kLarge = kSide * kFine;

// What the cells of one picture share.
struct Camera {
  int face;
  Stroke stroke;
  float ink;         // 0 to 1
  float paper;       // levels
  float blur;        // pixels
  float sharpening;  // of edges
  float noise;       // levels
  float coarse;      // levels, of noise of some pixels
  int quality;       // of compression; 0 without
  float line;        // width of lines, pixels
};

Camera any_camera(const Faces& faces, Chance& chance) {
  Camera camera{};
  camera.face = chance.below(faces.size());
  Stroke& stroke = camera.stroke;
  stroke.height = chance.between(0.46F, 0.82F) * picture::kPatchSide * kFine;
  stroke.width = chance.between(0.82F, 1.15F);
  stroke.turn = chance.normal() * 0.07F;
  stroke.slant = chance.normal() * 0.06F;
  if (chance.in(0.2F)) stroke.weight = -chance.between(0.3F, 1.0F) * kFine;
  if (chance.in(0.12F)) stroke.weight = chance.between(0.3F, 1.4F) * kFine;
  stroke.filled = chance.in(0.06F);
  camera.ink = chance.between(0.4F, 1);
  camera.paper = chance.between(90, 250);
  const float blur = chance.part();
  camera.blur = 0.15F + 2.85F * blur * blur * blur + 0.6F * chance.part();
  if (chance.in(0.15F)) camera.blur = 0.15F;
  camera.sharpening = chance.in(0.3F) ? chance.between(0.3F, 1.5F) : 0;
  camera.noise = chance.in(0.7F) ? 9 * chance.part() * chance.part() : 0;
  camera.coarse = chance.in(0.4F) ? 7 * chance.part() * chance.part() : 0;
  camera.quality = chance.in(0.4F) ? 12 + chance.below(49) : 0;
  camera.line = chance.between(0.6F, 3.5F);
  return camera;
}

// A line through the whole cell.
void draw_line(Plane& ink, bool across, float at, float width, float value) {
  const float from = (at - width / 2) * kFine;
  const float to = (at + width / 2) * kFine;
  for (int i = std::max(0, static_cast<int>(from)); i < std::min(kLarge, static_cast<int>(to) + 1);
       ++i) {
    for (int k = 0; k < kLarge; ++k) {
      float& pixel = across ? ink.row(i)[k] : ink.row(k)[i];
      pixel = std::max(pixel, value);
    }
  }
}

void draw_lines(Plane& ink, const Camera& camera, Chance& chance) {
  const float margin = (kSide - kCell) / 2.0F;
  const bool missing = chance.in(0.15F);  // thin lines are
  for (const bool across : {false, true}) {
    for (const bool far : {false, true}) {
      const float off = chance.normal() * 0.8F;
      const float at = far ? static_cast<float>(kSide) - margin + off : margin + off;
      const bool thick = chance.in(0.3F);
      if (missing && !thick) continue;
      // Now and then a line is well inside of where it is expected.
      const float inside = chance.in(0.06F) ? (far ? -1.0F : 1.0F) * chance.between(2, 6) : 0;
      draw_line(ink, across, at + inside, camera.line * (thick ? 1.8F : 1),
                thick ? 1 : chance.between(0.4F, 1));
    }
  }
}

void draw_digit(Plane& ink, const Faces& faces, const Camera& camera, int digit, Chance& chance) {
  const Point at{(0.5F + 0.045F * chance.normal()) * kLarge,
                 (0.5F + 0.045F * chance.normal()) * kLarge};
  Stroke stroke = camera.stroke;
  stroke.turn += chance.normal() * 0.02F;
  faces.draw(camera.face, digit, stroke, at, ink);
}

// Small candidates in three rows of three.
void draw_notes(Plane& ink, const Faces& faces, const Camera& camera, Chance& chance) {
  Stroke small = camera.stroke;
  small.filled = false;
  small.weight = 0;
  small.height = chance.between(0.15F, 0.27F) * kCell * kFine;
  const float share = chance.between(0.15F, 0.9F);
  const float pitch = chance.between(0.24F, 0.32F) * kCell;
  const bool in_order = chance.in(0.7F);
  for (int i = 0; i < 9; ++i) {
    if (!chance.in(share)) continue;
    const float x = kSide / 2.0F + static_cast<float>(i % 3 - 1) * pitch;
    const float y = kSide / 2.0F + static_cast<float>(i / 3 - 1) * pitch;
    const int digit = in_order ? i + 1 : 1 + chance.below(9);
    faces.draw(camera.face, digit, small, {x * kFine, y * kFine}, ink);
  }
}

// Dirt, scratches, print that shows through.
void draw_dirt(Plane& ink, const Faces& faces, const Camera& camera, Chance& chance) {
  const int kind = chance.below(3);
  if (kind == 0) {
    const int dots = 1 + chance.below(4);
    for (int i = 0; i < dots; ++i) {
      const float x = chance.between(0.1F, 0.9F) * kLarge;
      const float y = chance.between(0.1F, 0.9F) * kLarge;
      const float radius = chance.between(0.5F, 2.5F) * kFine;
      const float value = chance.between(0.3F, 1);
      for (int row = 0; row < kLarge; ++row) {
        for (int column = 0; column < kLarge; ++column) {
          const float dx = static_cast<float>(column) - x;
          const float dy = static_cast<float>(row) - y;
          if (dx * dx + dy * dy < radius * radius)
            ink.row(row)[column] = std::max(ink.row(row)[column], value);
        }
      }
    }
  } else if (kind == 1) {
    float x = chance.between(0.1F, 0.9F) * kLarge;
    float y = chance.between(0.1F, 0.9F) * kLarge;
    const float dx = chance.normal();
    const float dy = chance.normal();
    const int length = kFine * (4 + chance.below(20));
    for (int i = 0; i < length; ++i, x += dx, y += dy) {
      for (int k = 0; k < kFine * kFine; ++k) {
        const int column = static_cast<int>(x) + k % kFine;
        const int row = static_cast<int>(y) + k / kFine;
        if (column >= 0 && row >= 0 && column < kLarge && row < kLarge) ink.row(row)[column] = 0.8F;
      }
    }
  } else {
    Plane behind(kLarge, kLarge);
    Stroke stroke = camera.stroke;
    const int face = chance.below(faces.size());
    const int digit = chance.below(10);
    const Point at{chance.between(0.2F, 0.8F) * kLarge, chance.between(0.2F, 0.8F) * kLarge};
    faces.draw(face, digit, stroke, at, behind);
    const float value = chance.between(0.05F, 0.3F);
    for (int row = 0; row < kLarge; ++row) {
      for (int column = 0; column < kLarge; ++column) {
        float& to = ink.row(row)[column];
        to = std::max(to, value * behind.at(kLarge - 1 - column, row));
      }
    }
  }
}

std::array<float, picture::kPatchPixels> photographed(const Plane& ink, const Camera& camera,
                                                      Chance& chance) {
  Plane grey(kSide, kSide);
  const float across = chance.normal() * 0.1F;
  const float down = chance.normal() * 0.1F;
  const bool shadow = chance.in(0.08F);
  const float shade = chance.between(0.5F, 0.85F);
  const float edge_x = chance.between(-1, 1);
  const float edge_y = chance.between(-1, 1);
  const float edge = chance.between(-0.5F, 0.5F);
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      float sum = 0;
      for (int i = 0; i < kFine * kFine; ++i)
        sum += ink.at(x * kFine + i % kFine, y * kFine + i / kFine);
      sum /= kFine * kFine;
      const float u = static_cast<float>(x) / kSide - 0.5F;
      const float v = static_cast<float>(y) / kSide - 0.5F;
      float light = camera.paper * (1 + across * u + down * v);
      if (shadow && u * edge_x + v * edge_y > edge * 0.7F) light *= shade;
      grey.row(y)[x] = light * (1 - camera.ink * sum);
    }
  }
  blur(grey, camera.blur);
  if (camera.sharpening > 0) {
    Plane soft = grey;
    blur(soft, 1.2F);
    for (std::size_t i = 0; i < grey.values.size(); ++i) {
      grey.values[i] = std::clamp(
          grey.values[i] + camera.sharpening * (grey.values[i] - soft.values[i]), 0.0F, 255.0F);
    }
  }
  if (camera.coarse > 0) {
    Plane cloud(kSide, kSide);
    for (float& value : cloud.values) value = chance.normal() * camera.coarse * 3;
    blur(cloud, 1.1F);
    for (std::size_t i = 0; i < grey.values.size(); ++i) grey.values[i] += cloud.values[i];
  }
  if (camera.noise > 0) {
    for (float& value : grey.values) value += chance.normal() * camera.noise;
  }
  if (camera.quality > 0) compress(grey, camera.quality, chance);
  std::array<float, picture::kPatchPixels> inside{};
  constexpr int kMargin = (kSide - picture::kPatchSide) / 2;
  for (int y = 0; y < picture::kPatchSide; ++y) {
    for (int x = 0; x < picture::kPatchSide; ++x) {
      inside[static_cast<std::size_t>(y * picture::kPatchSide + x)] =
          std::clamp(grey.at(x + kMargin, y + kMargin), 0.0F, 255.0F);
    }
  }
  return inside;
}

}  // namespace

Example rendered(const Faces& faces, Chance& chance) {
  const Camera camera = any_camera(faces, chance);
  const auto cell = [&](int digit) {
    Plane ink(kLarge, kLarge);
    draw_lines(ink, camera, chance);
    if (digit > 0) draw_digit(ink, faces, camera, digit, chance);
    if (digit == 0 && chance.in(0.3F)) draw_notes(ink, faces, camera, chance);
    if (chance.in(digit == 0 ? 0.3F : 0.05F)) draw_dirt(ink, faces, camera, chance);
    return picture::raw_patch(photographed(ink, camera, chance));
  };
  // The strokes of the grid are those of another digit.
  const picture::RawPatch other = cell(1 + chance.below(9));
  const int label = chance.in(0.3F) ? 0 : 1 + chance.below(9);
  const picture::RawPatch raw = cell(label);
  const float grid = other.contrast * chance.between(0.9F, 1.2F);
  return {picture::normalised(raw, label > 0 ? std::max(grid, raw.contrast * 0.9F) : grid), label};
}

}  // namespace sudoku::training
