#include "face.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace sudoku::training {

namespace {

// An outline without hints, at a size of 1,000 pixels.
struct Digit {
  FT_Outline outline{};
  FT_BBox box{};
};

struct Face {
  std::vector<Digit> digits;
};

FT_Fixed fixed(float value) { return static_cast<FT_Fixed>(std::lround(value * 65536)); }

[[noreturn]] void fail(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}

}  // namespace

struct Faces::State {
  FT_Library library = nullptr;
  std::vector<Face> faces;
  std::vector<int> order;

  void load(const std::string& file) {
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.c_str(), 0, &face) != 0) fail(file + " is not a face");
    FT_Set_Pixel_Sizes(face, 0, 1000);
    Face loaded;
    for (int digit = 0; digit <= 9; ++digit) {
      const FT_UInt glyph = FT_Get_Char_Index(face, static_cast<FT_ULong>('0' + digit));
      if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) {
        fail(file + " has no digits");
      }
      const FT_Outline& from = face->glyph->outline;
      Digit to;
      FT_Outline_New(library, static_cast<FT_UInt>(from.n_points), from.n_contours, &to.outline);
      FT_Outline_Copy(&from, &to.outline);
      FT_Outline_Get_CBox(&to.outline, &to.box);
      loaded.digits.push_back(to);
    }
    faces.push_back(loaded);
    FT_Done_Face(face);
  }
};

Faces::Faces(const std::filesystem::path& list, const std::filesystem::path& folder)
    : state_(std::make_unique<State>()) {
  if (FT_Init_FreeType(&state_->library) != 0) fail("FreeType does not start");
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    const std::string path = entry.path().string();
    // Of several files of a name, always the same.
    if (!files.contains(name) || path < files[name]) files[name] = path;
  }
  std::ifstream lines(list);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    int times = 0;
    std::string name;
    words >> times >> name;
    if (!files.contains(name)) fail("No file " + name);
    state_->load(files[name]);
    const int index = static_cast<int>(state_->faces.size()) - 1;
    for (int i = 0; i < times; ++i) state_->order.push_back(index);
  }
  if (state_->order.empty()) fail("No faces in " + list.string());
}

Faces::~Faces() = default;

int Faces::size() const { return static_cast<int>(state_->order.size()); }

void Faces::draw(int face, int digit, const Stroke& stroke, picture::Point at,
                 picture::Plane& ink) const {
  const Face& of =
      state_->faces[static_cast<std::size_t>(state_->order[static_cast<std::size_t>(face)])];
  const Digit& from = of.digits[static_cast<std::size_t>(digit)];
  FT_Outline outline{};
  FT_Outline_New(state_->library, static_cast<FT_UInt>(from.outline.n_points),
                 from.outline.n_contours, &outline);
  FT_Outline_Copy(&from.outline, &outline);
  if (stroke.filled && outline.n_contours > 1) {
    // The contour that spans most is the outer one: the first that has the extreme point.
    int start = 0;
    for (int contour = 0; contour < outline.n_contours; ++contour) {
      const int end = outline.contours[contour];
      bool outer = false;
      for (int i = start; i <= end; ++i) outer |= outline.points[i].x <= from.box.xMin + 1;
      if (outer) {
        for (int i = start; i <= end; ++i) {
          outline.points[i - start] = outline.points[i];
          outline.tags[i - start] = outline.tags[i];
        }
        outline.n_points = static_cast<short>(end - start + 1);
        outline.n_contours = 1;
        outline.contours[0] = static_cast<short>(end - start);
        break;
      }
      start = end + 1;
    }
  }
  const FT_BBox& eight = of.digits[8].box;
  const float scale = stroke.height * 64 / static_cast<float>(eight.yMax - eight.yMin);
  FT_Outline_Translate(&outline, -(from.box.xMin + from.box.xMax) / 2,
                       -(from.box.yMin + from.box.yMax) / 2);
  const float s = stroke.turn - stroke.turn * stroke.turn * stroke.turn / 6;
  const float c = 1 - stroke.turn * stroke.turn / 2;
  FT_Matrix matrix;
  matrix.xx = fixed(scale * stroke.width * c);
  matrix.xy = fixed(scale * (stroke.slant * c - s));
  matrix.yx = fixed(scale * stroke.width * s);
  matrix.yy = fixed(scale * (stroke.slant * s + c));
  FT_Outline_Transform(&outline, &matrix);
  if (stroke.weight != 0) {
    const auto strength = static_cast<FT_Pos>(std::lround(stroke.weight * 64));
    FT_Outline_Embolden(&outline, strength);
    FT_Outline_Translate(&outline, -strength / 2, -strength / 2);
  }
  FT_Outline_Translate(
      &outline, static_cast<FT_Pos>(std::lround(at.x * 64)),
      static_cast<FT_Pos>(std::lround((static_cast<float>(ink.height) - at.y) * 64)));
  std::vector<unsigned char> pixels(ink.values.size(), 0);
  FT_Bitmap bitmap{};
  bitmap.rows = static_cast<unsigned>(ink.height);
  bitmap.width = static_cast<unsigned>(ink.width);
  bitmap.pitch = ink.width;
  bitmap.buffer = pixels.data();
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  FT_Outline_Get_Bitmap(state_->library, &outline, &bitmap);
  FT_Outline_Done(state_->library, &outline);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    ink.values[i] = std::max(ink.values[i], static_cast<float>(pixels[i]) / 255);
  }
}

}  // namespace sudoku::training
