// Decompression of the zlib format.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku::reader {

/// The contents of a zlib stream (RFC 1950), or nothing where it is damaged or would yield more
/// than `limit` bytes. The checksum is not looked at: what is inside is checked anyhow.
std::optional<std::string> inflated(std::string_view zlib, std::size_t limit);

}  // namespace sudoku::reader
