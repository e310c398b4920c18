// Deflate (RFC 1951), one bit at a time: the codes that are read here have a few hundred bytes.
#include "reader/inflate.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku::reader {

namespace {

constexpr int kLongestCode = 15;
constexpr int kEndOfBlock = 256;

class Bits {
 public:
  explicit Bits(std::string_view bytes) : bytes_(bytes) {}

  /// The next `n` bits, the first the lowest; -1 at the end.
  int take(int n) {
    int value = 0;
    for (int i = 0; i < n; ++i) {
      if (at_ / 8 >= bytes_.size()) return -1;
      value |= (static_cast<unsigned char>(bytes_[at_ / 8]) >> at_ % 8 & 1) << i;
      ++at_;
    }
    return value;
  }
  void to_next_byte() { at_ = (at_ + 7) / 8 * 8; }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

// A Huffman code given by the lengths of its symbols, in canonical order.
class Code {
 public:
  explicit Code(std::span<const std::uint8_t> lengths) {
    for (std::uint8_t length : lengths) ++count_[length];
    count_[0] = 0;
    std::array<int, kLongestCode + 2> next{};
    for (int length = 1; length <= kLongestCode; ++length) {
      next[length + 1] = next[length] + count_[length];
    }
    symbols_.resize(lengths.size());
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
      if (lengths[symbol] != 0) symbols_[next[lengths[symbol]]++] = static_cast<int>(symbol);
    }
  }

  /// The next symbol, or -1 where no code matches.
  int decode(Bits& bits) const {
    int code = 0, first = 0, index = 0;
    for (int length = 1; length <= kLongestCode; ++length) {
      const int bit = bits.take(1);
      if (bit < 0) return -1;
      code |= bit;
      if (code - first < count_[length]) return symbols_[index + code - first];
      index += count_[length];
      first = (first + count_[length]) << 1;
      code <<= 1;
    }
    return -1;
  }

 private:
  std::array<int, kLongestCode + 1> count_{};
  std::vector<int> symbols_;
};

struct Extra {
  int base;
  int bits;
};

// Lengths 3..258 for symbols 257..285; distances 1..32768 for symbols 0..29 (RFC 1951, 3.2.5).
constexpr Extra kLengths[] = {
    {3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1}, {13, 1},
    {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3}, {59, 3},
    {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}};
constexpr auto kDistances = [] {
  std::array<Extra, 30> table{};
  int base = 1;
  for (int symbol = 0; symbol < 30; ++symbol) {
    const int bits = symbol < 4 ? 0 : symbol / 2 - 1;
    table[symbol] = {base, bits};
    base += 1 << bits;
  }
  return table;
}();
static_assert(kDistances[29].base == 24577 && kDistances[29].bits == 13);

bool copy_compressed(Bits& bits, const Code& literals, const Code& distances, std::size_t limit,
                     std::string& out) {
  for (;;) {
    const int symbol = literals.decode(bits);
    if (symbol < 0) return false;
    if (symbol == kEndOfBlock) return true;
    if (symbol < kEndOfBlock) {
      if (out.size() >= limit) return false;
      out += static_cast<char>(symbol);
      continue;
    }
    if (symbol > 285) return false;
    const Extra length = kLengths[symbol - 257];
    const int more = bits.take(length.bits);
    const int where = distances.decode(bits);
    if (more < 0 || where < 0 || where >= 30) return false;
    const int further = bits.take(kDistances[where].bits);
    if (further < 0) return false;
    const std::size_t distance = static_cast<std::size_t>(kDistances[where].base + further);
    const std::size_t count = static_cast<std::size_t>(length.base + more);
    if (distance > out.size() || out.size() + count > limit) return false;
    for (std::size_t i = 0; i < count; ++i) out += out[out.size() - distance];
  }
}

bool copy_stored(Bits& bits, std::size_t limit, std::string& out) {
  bits.to_next_byte();
  const int count = bits.take(16);
  if (count < 0 || bits.take(16) < 0 || out.size() + count > limit) return false;
  for (int i = 0; i < count; ++i) {
    const int byte = bits.take(8);
    if (byte < 0) return false;
    out += static_cast<char>(byte);
  }
  return true;
}

bool copy_fixed(Bits& bits, std::size_t limit, std::string& out) {
  std::array<std::uint8_t, 288> lengths{};
  for (int i = 0; i < 288; ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  std::array<std::uint8_t, 30> distances{};
  distances.fill(5);
  return copy_compressed(bits, Code(lengths), Code(distances), limit, out);
}

bool copy_dynamic(Bits& bits, std::size_t limit, std::string& out) {
  const int literal_count = bits.take(5) + 257;
  const int distance_count = bits.take(5) + 1;
  const int length_count = bits.take(4) + 4;
  if (literal_count < 257 || distance_count < 1 || length_count < 4) return false;
  constexpr int kOrder[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  std::array<std::uint8_t, 19> length_lengths{};
  for (int i = 0; i < length_count; ++i) {
    const int length = bits.take(3);
    if (length < 0) return false;
    length_lengths[kOrder[i]] = static_cast<std::uint8_t>(length);
  }
  const Code length_code(length_lengths);
  std::vector<std::uint8_t> lengths;
  const std::size_t total = static_cast<std::size_t>(literal_count + distance_count);
  while (lengths.size() < total) {
    const int symbol = length_code.decode(bits);
    if (symbol < 0 || symbol > 18) return false;
    if (symbol < 16) {
      lengths.push_back(static_cast<std::uint8_t>(symbol));
      continue;
    }
    if (symbol == 16 && lengths.empty()) return false;
    const std::uint8_t value = symbol == 16 ? lengths.back() : std::uint8_t{0};
    const int extra = bits.take(symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    if (extra < 0) return false;
    lengths.insert(lengths.end(), extra + (symbol == 18 ? 11 : 3), value);
  }
  if (lengths.size() > total) return false;
  const std::span<const std::uint8_t> all(lengths);
  return copy_compressed(bits, Code(all.first(literal_count)), Code(all.subspan(literal_count)),
                         limit, out);
}

}  // namespace

std::optional<std::string> inflated(std::string_view zlib, std::size_t limit) {
  constexpr std::size_t kHeader = 2;
  if (zlib.size() < kHeader || (zlib[0] & 0x0f) != 8) return std::nullopt;
  Bits bits(zlib.substr(kHeader));
  std::string out;
  for (int last = 0; last == 0;) {
    last = bits.take(1);
    bool good = false;
    switch (bits.take(2)) {
      case 0:
        good = copy_stored(bits, limit, out);
        break;
      case 1:
        good = copy_fixed(bits, limit, out);
        break;
      case 2:
        good = copy_dynamic(bits, limit, out);
        break;
      default:
        break;
    }
    if (last < 0 || !good) return std::nullopt;
  }
  return out;
}

}  // namespace sudoku::reader
