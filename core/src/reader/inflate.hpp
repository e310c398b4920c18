// Decompression of the zlib format.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku::reader {

/// The contents of a zlib stream (RFC 1950); nothing if it is damaged or holds more than `limit`
/// bytes. The checksum is not verified: the caller checks the contents. Complexity: linear in the
/// sizes of stream and contents. Thread-safe.
std::optional<std::string> inflated(std::string_view zlib, std::size_t limit);

}  // namespace sudoku::reader
