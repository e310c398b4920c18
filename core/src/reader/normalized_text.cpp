#include "reader/normalized_text.hpp"

#include <algorithm>
#include <iterator>

namespace sudoku::reader {

namespace {

constexpr std::size_t kExcerptBytes = 40;
constexpr std::size_t kCheckpoint = 64;
constexpr unsigned kInvalid = 0xfffd;

bool has_utf16_mark(std::string_view raw) {
  return raw.starts_with("\xff\xfe") || raw.starts_with("\xfe\xff");
}

// Without a byte order mark: one byte of each of the first pairs is 0, always the same one.
bool is_bare_utf16(std::string_view raw, bool little) {
  constexpr std::size_t kFewest = 32, kProbed = 512;
  if (raw.size() % 2 != 0 || raw.size() < kFewest) return false;
  for (std::size_t at = 0; at < std::min(raw.size(), kProbed); at += 2) {
    if ((raw[at + (little ? 1 : 0)] != 0) || (raw[at + (little ? 0 : 1)] == 0)) return false;
  }
  return true;
}

constexpr char kEscape = '\x1b';

// `text` without `ESC [ parameters letter`: colours and movements of a terminal.
Task<std::string> without_escapes(std::string_view text) {
  std::string kept;
  kept.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at % kStretch == 0) co_await Units{kStretch};
    if (text[at] == kEscape && at + 1 < text.size() && text[at + 1] == '[') {
      std::size_t end = at + 2;
      while (end < text.size() && text[end] >= ' ' && text[end] < '@') ++end;
      if (end < text.size() && text[end] >= '@' && text[end] <= '~') {
        at = end;
        continue;
      }
      kept.append(text.substr(at, end - at));
      at = end - 1;
      continue;
    }
    kept += text[at];
  }
  co_return kept;
}

void append_utf8(std::string& out, unsigned code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
    return;
  }
  if (code < 0x800) {
    out += static_cast<char>(0xc0 | code >> 6);
  } else {
    if (code < 0x10000) {
      out += static_cast<char>(0xe0 | code >> 12);
    } else {
      out += static_cast<char>(0xf0 | code >> 18);
      out += static_cast<char>(0x80 | (code >> 12 & 0x3f));
    }
    out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
  }
  out += static_cast<char>(0x80 | (code & 0x3f));
}

Task<std::string> utf8_from_utf16(std::string_view raw, bool little) {
  const auto unit = [&](std::size_t at) {
    const unsigned first = static_cast<unsigned char>(raw[at]);
    const unsigned second = static_cast<unsigned char>(raw[at + 1]);
    return little ? first | second << 8 : first << 8 | second;
  };
  std::string text;
  text.reserve(raw.size() / 2);
  for (std::size_t at = 0; at + 1 < raw.size(); at += 2) {
    if (at % kStretch == 0) co_await Units{kStretch};
    unsigned code = unit(at);
    const bool high = code >= 0xd800 && code < 0xdc00;
    if (high && at + 3 < raw.size() && (unit(at + 2) & 0xfc00) == 0xdc00) {
      code = 0x10000 + ((code & 0x3ff) << 10) + (unit(at + 2) & 0x3ff);
      at += 2;
    } else if ((code & 0xf800) == 0xd800) {
      code = kInvalid;
    }
    append_utf8(text, code);
  }
  co_return text;
}

struct Decoded {
  unsigned code;
  std::size_t bytes;

  bool valid() const { return code != kInvalid || bytes > 1; }
};

// The character at `at`; one invalid byte if no valid sequence begins there (Unicode, table 3-7).
Decoded decode(std::string_view text, std::size_t at) {
  const unsigned first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + bytes > text.size()) return {kInvalid, 1};
  unsigned code = first & (0xffu >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    const unsigned next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xc0) != 0x80) return {kInvalid, 1};
    code = code << 6 | (next & 0x3f);
  }
  const bool overlong = code < (bytes == 4 ? 0x10000u : bytes == 3 ? 0x800u : 0x80u);
  const bool surrogate = (code & 0xfffff800u) == 0xd800;
  if (overlong || surrogate || code > 0x10ffff) return {kInvalid, 1};
  return {code, bytes};
}

struct Range {
  unsigned first;
  unsigned last;
  char simple;  // of all in the range, or of the first if `counts`
  bool counts;  // the characters are consecutive digits
};

constexpr char kNoWidth = '\0';

constexpr Range kRanges[] = {
    {0x85, 0x85, '\n', false},         {0xa0, 0xa0, ' ', false},
    {0xa6, 0xa6, '|', false},          {0xad, 0xad, kNoWidth, false},
    {0xb7, 0xb7, '.', false},          {0x61c, 0x61c, kNoWidth, false},
    {0x660, 0x669, '0', true},         {0x6f0, 0x6f9, '0', true},
    {0x966, 0x96f, '0', true},         {0x9e6, 0x9ef, '0', true},
    {0xa66, 0xa6f, '0', true},         {0xae6, 0xaef, '0', true},
    {0xb66, 0xb6f, '0', true},         {0xbe6, 0xbef, '0', true},
    {0xc66, 0xc6f, '0', true},         {0xce6, 0xcef, '0', true},
    {0xd66, 0xd6f, '0', true},         {0xe50, 0xe59, '0', true},
    {0xed0, 0xed9, '0', true},         {0xf20, 0xf29, '0', true},
    {0x1040, 0x1049, '0', true},       {0x1680, 0x1680, ' ', false},
    {0x17e0, 0x17e9, '0', true},       {0x1810, 0x1819, '0', true},
    {0x2000, 0x200a, ' ', false},      {0x200b, 0x200f, kNoWidth, false},
    {0x2010, 0x2015, '-', false},      {0x2016, 0x2016, '|', false},
    {0x2018, 0x201b, '\'', false},     {0x201c, 0x201f, '"', false},
    {0x2022, 0x2022, '.', false},      {0x2024, 0x2024, '.', false},
    {0x2027, 0x2027, '.', false},      {0x2028, 0x2029, '\n', false},
    {0x202a, 0x202e, kNoWidth, false}, {0x202f, 0x202f, ' ', false},
    {0x205f, 0x205f, ' ', false},      {0x2060, 0x2069, kNoWidth, false},
    {0x20e3, 0x20e3, kNoWidth, false},  // the frame of a keycap
    {0x2205, 0x2205, '.', false},      {0x2212, 0x2212, '-', false},
    {0x2217, 0x2217, '*', false},      {0x2219, 0x2219, '.', false},
    {0x2223, 0x2223, '|', false},      {0x2225, 0x2225, '|', false},
    {0x22c5, 0x22c5, '.', false},      {0x23a2, 0x23a2, '|', false},
    {0x23a5, 0x23a5, '|', false},      {0x23d0, 0x23d0, '|', false},
    {0x2423, 0x2423, '.', false},      {0x2460, 0x2468, '1', true},
    {0x2474, 0x247c, '1', true},       {0x2488, 0x2490, '1', true},
    {0x24ea, 0x24ea, '0', false},      {0x24f5, 0x24fd, '1', true},
    {0x24ff, 0x24ff, '0', false},      {0x2500, 0x2501, '-', false},
    {0x2502, 0x2503, '|', false},      {0x2504, 0x2505, '-', false},
    {0x2506, 0x2507, '|', false},      {0x2508, 0x2509, '-', false},
    {0x250a, 0x250b, '|', false},      {0x250c, 0x254b, '+', false},
    {0x254c, 0x254d, '-', false},      {0x254e, 0x254f, '|', false},
    {0x2550, 0x2550, '-', false},      {0x2551, 0x2551, '|', false},
    {0x2552, 0x257f, '+', false},      {0x2588, 0x2588, '.', false},
    {0x2591, 0x2593, '.', false},      {0x25a0, 0x25ab, '.', false},
    {0x25cb, 0x25cf, '.', false},      {0x25e6, 0x25e6, '.', false},
    {0x25ef, 0x25ef, '.', false},      {0x25fb, 0x25fe, '.', false},
    {0x26aa, 0x26ab, '.', false},      {0x2758, 0x275a, '|', false},
    {0x2776, 0x277e, '1', true},       {0x2780, 0x2788, '1', true},
    {0x278a, 0x2792, '1', true},       {0x2800, 0x2800, ' ', false},
    {0x2b1b, 0x2b1c, '.', false},      {0x2b55, 0x2b55, '.', false},
    {0x3000, 0x3000, ' ', false},      {0x3001, 0x3001, ',', false},
    {0x3002, 0x3002, '.', false},      {0x3007, 0x3007, '0', false},
    {0x30fb, 0x30fb, '.', false},      {0x4e00, 0x4e00, '1', false},
    {0x4e03, 0x4e03, '7', false},      {0x4e09, 0x4e09, '3', false},
    {0x4e5d, 0x4e5d, '9', false},      {0x4e8c, 0x4e8c, '2', false},
    {0x4e94, 0x4e94, '5', false},      {0x516b, 0x516b, '8', false},
    {0x516d, 0x516d, '6', false},      {0x56db, 0x56db, '4', false},
    {0xfe00, 0xfe0f, kNoWidth, false},  // variation selectors
    {0xfeff, 0xfeff, kNoWidth, false}, {0xff01, 0xff5e, '!', true},
    {0xff61, 0xff61, '.', false},      {0xff65, 0xff65, '.', false},
    {0x1d7ce, 0x1d7d7, '0', true},     {0x1d7d8, 0x1d7e1, '0', true},
    {0x1d7e2, 0x1d7eb, '0', true},     {0x1d7ec, 0x1d7f5, '0', true},
    {0x1d7f6, 0x1d7ff, '0', true},     {0x1f532, 0x1f533, '.', false},
    {0x1f7e0, 0x1f7eb, '.', false},    {0x1fbf0, 0x1fbf9, '0', true},
};
static_assert([] {
  for (std::size_t i = 0; i < std::size(kRanges); ++i) {
    if (kRanges[i].first > kRanges[i].last) return false;
    if (i > 0 && kRanges[i - 1].last >= kRanges[i].first) return false;
  }
  return true;
}());

char simplified(unsigned code) {
  if (code < 0x7f) return static_cast<char>(code);
  const auto range = std::lower_bound(std::begin(kRanges), std::end(kRanges), code,
                                      [](const Range& r, unsigned c) { return r.last < c; });
  if (range != std::end(kRanges) && range->first <= code) {
    return static_cast<char>(range->simple + (range->counts ? code - range->first : 0));
  }
  return static_cast<char>(0x80 + code % 127);
}

bool is_control(char c) {
  return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n' && c != '\v' && c != '\f' &&
         c != '\r';
}

}  // namespace

Task<void> NormalizedText::read(std::string_view raw) {
  std::string converted;
  if (has_utf16_mark(raw)) {
    converted = co_await utf8_from_utf16(raw.substr(2), raw[0] == '\xff');
    raw = converted;
  } else if (is_bare_utf16(raw, true) || is_bare_utf16(raw, false)) {
    converted = co_await utf8_from_utf16(raw, is_bare_utf16(raw, true));
    raw = converted;
  }
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x7f; };
  bool simple = true, escapes = false;
  std::size_t lines = 1;
  for (std::size_t at = 0; at < raw.size(); at += kStretch) {
    co_await scan_of(3 * kStretch);
    const std::string_view part = raw.substr(at, kStretch);
    simple = simple && std::all_of(part.begin(), part.end(), is_ascii);
    escapes = escapes || part.find(kEscape) != std::string_view::npos;
    lines += static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
  }
  if (escapes) {
    converted = co_await without_escapes(raw);
    raw = converted;
  }
  text_.reserve(raw.size() + kStretch);
  lines_.reserve(lines);
  std::size_t begin = 0, size = 0, pause = 0;
  for (std::size_t at = 0; at < raw.size();) {
    if (at >= pause) {
      co_await Units{kStretch};
      pause = at + kStretch;
      text_.resize(size + kStretch);
    }
    const bool ascii = is_ascii(raw[at]);
    const auto [code, bytes] = ascii ? Decoded{static_cast<unsigned>(raw[at]), 1} : decode(raw, at);
    const char c = ascii ? raw[at] : simplified(code);
    const std::size_t here = at;
    at += bytes;
    if (code >= 0x7f && c == kNoWidth) continue;
    if (!simple && size % kCheckpoint == 0) checkpoints_.push_back(here);
    if (is_control(c) && !binary_) binary_ = size;
    has_[static_cast<unsigned char>(c)] = true;
    text_[size++] = c;
    const bool ends = c == '\n' || (c == '\r' && (at == raw.size() || raw[at] != '\n'));
    if (!ends) continue;
    std::size_t end = size - 1;
    if (c == '\n' && end > begin && text_[end - 1] == '\r') --end;
    lines_.push_back({begin, end});
    begin = size;
  }
  text_.resize(size);
  lines_.push_back({begin, size});
  if (!simple) original_ = raw;
}

std::size_t NormalizedText::line_index(std::size_t at) const {
  const auto after = std::upper_bound(lines_.begin(), lines_.end(), at,
                                      [](std::size_t a, Token line) { return a < line.begin; });
  return static_cast<std::size_t>(after - lines_.begin()) - 1;
}

Place NormalizedText::place(std::size_t at) const {
  const std::size_t line = line_index(at);
  return {static_cast<int>(line) + 1, static_cast<int>(at - lines_[line].begin) + 1};
}

std::size_t NormalizedText::original_offset(std::size_t at) const {
  const std::size_t index = std::min(at / kCheckpoint, checkpoints_.size() - 1);
  std::size_t byte = checkpoints_[index];
  for (std::size_t kept = index * kCheckpoint; kept < at && byte < original_.size();) {
    const auto [code, bytes] = decode(original_, byte);
    ++decoded_;
    byte += bytes;
    kept += code < 0x7f || simplified(code) != kNoWidth;
  }
  return byte;
}

std::string NormalizedText::excerpt(std::size_t begin, std::size_t end) const {
  end = std::min(end, lines_[line_index(begin)].end);
  std::string text;
  if (begin >= end) return text;
  if (original_.empty()) {
    for (std::size_t at = begin; at < end && text.size() < kExcerptBytes; ++at) {
      text += is_control(text_[at]) ? '?' : text_[at];
    }
    return text;
  }
  std::size_t byte = original_offset(begin);
  for (std::size_t at = begin; at < end && byte < original_.size();) {
    const Decoded decoded = decode(original_, byte);
    ++decoded_;
    const char c = simplified(decoded.code);
    if (text.size() + decoded.bytes > kExcerptBytes) break;
    if (!decoded.valid() || is_control(c)) {
      text += decoded.code >= 0x7f && c == kNoWidth ? "" : "?";
    } else {
      text += original_.substr(byte, decoded.bytes);
    }
    at += decoded.code < 0x7f || c != kNoWidth;
    byte += decoded.bytes;
  }
  return text;
}

}  // namespace sudoku::reader
