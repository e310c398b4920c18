// Includes Catch2, 3.x or the single header of 2.x. Tests include this file.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
