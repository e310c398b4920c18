// Trains the network that reads the cells of a picture, and shows how well it reads. The same seed,
// faces and photos make the same weights, bit for bit.
//
//   picture_training --faces FOLDER [--list faces.txt] [--photos FOLDER] [--rendered N] [--passes
//   N]
//                    [--folds N] [--kept FILE] [--weights FILE]
//
// Without --weights, none are written. --kept FILE keeps the network after the rendered cells for
// the next time.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>

#include "float_network.hpp"
#include "photos.hpp"
#include "sudoku/line.hpp"
#include "written_weights.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::training;

constexpr std::uint64_t kSeed = 1;

std::vector<const Example*> pointers(const std::vector<Example>& examples, std::size_t most) {
  std::vector<const Example*> all;
  for (std::size_t i = 0; i < std::min(most, examples.size()); ++i) all.push_back(&examples[i]);
  return all;
}

struct Result {
  int photos = 0;
  int plain = 0;   // exact by the network alone
  int exact = 0;   // after the choice by the solver
  int silent = 0;  // wrong, and not marked
  int marked = 0;  // exact, and marked
  int digits = 0;  // cells that are wrong by the network alone

  void add(const Photo& photo, const PictureReading& reading) {
    ++photos;
    const PictureGrid* grid = reading.grids.empty() ? nullptr : &reading.grids[0];
    std::string read(81, '.');
    int wrong = 0;
    for (std::size_t i = 0; grid != nullptr && i < 81; ++i) {
      const auto& of = grid->cells[i].probabilities;
      const auto best = std::max_element(of.begin(), of.end()) - of.begin();
      wrong += char_of_digit(static_cast<Digit>(best), '.') != photo.puzzle[i];
      read[i] = char_of_digit(grid->cells[i].digit, '.');
    }
    const bool right = read == photo.puzzle;
    plain += grid != nullptr && wrong == 0;
    digits += grid != nullptr ? wrong : 81;
    exact += right;
    silent += grid != nullptr && !right && grid->certain;
    marked += right && !grid->certain;
    if (!right || !grid->certain || wrong > 0) {
      std::printf("  %s: %s, %d cells wrong by the network", photo.file.c_str(),
                  grid == nullptr ? "no grid"
                  : right         ? "right"
                  : grid->certain ? "WRONG"
                                  : "wrong, marked",
                  wrong);
      if (grid != nullptr) {
        std::printf(", score %.2f, cost %.1f, gap %.1f, entries %d",
                    static_cast<double>(grid->score), static_cast<double>(grid->cost),
                    static_cast<double>(grid->gap), grid->entries.filled());
      }
      std::printf("\n");
    }
  }

  void print(const char* name) const {
    std::printf(
        "%s: %d photos, exact %d, by the network alone %d (%d cells wrong), silently wrong %d, "
        "right but marked %d\n",
        name, photos, exact, plain, digits, silent, marked);
    std::fflush(stdout);
  }
};

void read_all(const std::vector<Photo>& photos, int fold, const PictureReader::Network& network,
              Result& result) {
  for (const Photo& photo : photos) {
    if (fold >= 0 && photo.fold != fold) continue;
    PictureReader reader(photo.view(), network);
    while (!reader.advance()) {
    }
    result.add(photo, reader.take());
  }
}

const char* option(int argc, char** argv, const char* name, const char* otherwise) {
  for (int i = 1; i + 1 < argc; ++i) {
    if (std::strcmp(argv[i], name) == 0) return argv[i + 1];
  }
  return otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = std::atoi(option(argc, argv, "--rendered", "40000"));
  const int passes = std::atoi(option(argc, argv, "--passes", "4"));
  const int folds = std::atoi(option(argc, argv, "--folds", "5"));
  const char* faces_folder = option(argc, argv, "--faces", nullptr);
  if (faces_folder == nullptr) {
    std::fprintf(stderr, "--faces FOLDER is missing\n");
    return 1;
  }
  const Faces faces(option(argc, argv, "--list", "tests/picture/faces.txt"), faces_folder);
  std::vector<Example> drawn;
  Chance chance(kSeed, 2);
  for (int i = 0; i < count; ++i) drawn.push_back(rendered(faces, chance));
  std::fprintf(stderr, "%d cells rendered\n", count);

  const auto all_drawn = pointers(drawn, drawn.size());
  Parameters start = untrained(kSeed);
  const char* kept = option(argc, argv, "--kept", nullptr);
  std::ifstream before(kept != nullptr ? kept : "", std::ios::binary);
  if (!before.read(reinterpret_cast<char*>(&start), sizeof start)) {
    Trainer trainer(untrained(kSeed), kSeed);
    trainer.train(all_drawn, passes, 0.004F);
    start = trainer.parameters();
    if (kept != nullptr) {
      std::ofstream(kept, std::ios::binary)
          .write(reinterpret_cast<const char*>(&start), sizeof start);
    }
  }
  picture::Weights weights = quantised(start, all_drawn);
  if (const char* file = option(argc, argv, "--first", nullptr)) write_weights(weights, file);

  const std::vector<Photo> photos =
      read_photos(option(argc, argv, "--photos", ""), std::max(1, folds));
  std::vector<std::vector<Example>> cells;
  Chance worse(kSeed, 3);
  for (const Photo& photo : photos) {
    cells.push_back(cells_of(photo, worse));
    if (cells.back().empty())
      std::printf("  %s: the labelled grid is not found\n", photo.file.c_str());
  }
  if (!photos.empty()) {
    Result without;
    read_all(photos, -1, {weights}, without);
    without.print("without photos in training");
  }

  // The cells of all photos but those of a fold, with rendered ones.
  const auto refined = [&](int left_out) {
    auto examples = pointers(drawn, 12000);
    for (std::size_t i = 0; i < photos.size(); ++i) {
      if (photos[i].fold == left_out) continue;
      for (const Example& cell : cells[i]) examples.push_back(&cell);
    }
    Trainer trainer(start, kSeed + 1);
    trainer.train(examples, 1, 0.002F);
    return quantised(trainer.parameters(), examples);
  };
  if (!photos.empty() && folds > 1) {
    Result all;
    Result flat;
    for (int fold = 0; fold < folds; ++fold) {
      const picture::Weights others = refined(fold);
      read_all(photos, fold, {others}, all);
      read_all(photos, fold, {others, false}, flat);
    }
    all.print("cross-validation");
    flat.print("as if the paper were flat");
  }
  if (!photos.empty()) weights = refined(-1);
  if (const char* file = option(argc, argv, "--weights", nullptr)) write_weights(weights, file);
}
