// What cameras and files do to a picture, in basic operations: the same bits on every machine.
#pragma once

#include "chance.hpp"
#include "picture/plane.hpp"

namespace sudoku::training {

/// Blur of about this standard deviation in pixels.
void blur(picture::Plane& grey, float sigma);

/// What compression of JPEG does to blocks of 8x8, from a random phase.
void compress(picture::Plane& grey, int quality, Chance& chance);

}  // namespace sudoku::training
