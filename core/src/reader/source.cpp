#include "reader/source.hpp"

#include <algorithm>

namespace sudoku::reader {

namespace {

constexpr std::size_t kExcerptBytes = 40;

bool is_utf16(std::string_view raw) {
  return raw.starts_with("\xff\xfe") || raw.starts_with("\xfe\xff");
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

std::string utf8_from_utf16(std::string_view raw) {
  const bool little = raw[0] == '\xff';
  const auto unit = [&](std::size_t at) {
    const unsigned first = static_cast<unsigned char>(raw[at]);
    const unsigned second = static_cast<unsigned char>(raw[at + 1]);
    return little ? first | second << 8 : first << 8 | second;
  };
  std::string text;
  text.reserve(raw.size() / 2);
  for (std::size_t at = 2; at + 1 < raw.size(); at += 2) {
    unsigned code = unit(at);
    const bool high = code >= 0xd800 && code < 0xdc00;
    if (high && at + 3 < raw.size() && (unit(at + 2) & 0xfc00) == 0xdc00) {
      code = 0x10000 + ((code & 0x3ff) << 10) + (unit(at + 2) & 0x3ff);
      at += 2;
    } else if ((code & 0xf800) == 0xd800) {
      code = 0xfffd;
    }
    append_utf8(text, code);
  }
  return text;
}

// The character that begins at `at`, and how many bytes it takes; a byte that begins none (an old
// 8-bit encoding) is a character of its own.
struct Decoded {
  unsigned code;
  std::size_t bytes;
};

Decoded decode(std::string_view text, std::size_t at) {
  const unsigned first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + bytes > text.size()) return {0xfffd, 1};
  unsigned code = first & (0xffu >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    const unsigned next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xc0) != 0x80) return {0xfffd, 1};
    code = code << 6 | (next & 0x3f);
  }
  return {code, bytes};
}

char simplified(unsigned code) {
  if (code < 0x7f) return static_cast<char>(code);
  if (code == 0xa0 || (code >= 0x2000 && code <= 0x200b) || code == 0x3000 || code == 0xfeff) {
    return ' ';
  }
  if (code == 0x2500 || code == 0x2501 || code == 0x2550) return '-';
  if (code == 0x2502 || code == 0x2503 || code == 0x2551) return '|';
  if (code > 0x2500 && code < 0x2580) return '+';
  if (code >= 0xff10 && code <= 0xff19) return static_cast<char>('0' + (code - 0xff10));
  constexpr unsigned kBlanks[] = {0xb7, 0x2022, 0x2219, 0x25a0, 0x25a1, 0x2b1c};
  if (std::find(std::begin(kBlanks), std::end(kBlanks), code) != std::end(kBlanks)) return '.';
  return kOther;
}

bool is_control(char c) {
  return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n' && c != '\v' && c != '\f' &&
         c != '\r';
}

}  // namespace

Source::Source(std::string_view raw) {
  std::string converted;
  if (is_utf16(raw)) {
    converted = utf8_from_utf16(raw);
    raw = converted;
  }
  if (raw.starts_with("\xef\xbb\xbf")) raw.remove_prefix(3);
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x7f; };
  const bool simple = std::all_of(raw.begin(), raw.end(), is_ascii);
  text_.reserve(raw.size());
  std::vector<std::size_t> byte_of_line{0};
  std::size_t begin = 0;
  for (std::size_t at = 0; at < raw.size();) {
    const auto [code, bytes] = decode(raw, at);
    const char c = simplified(code);
    at += bytes;
    if (is_control(c) && !binary_) binary_ = text_.size();
    if (c == '\n' || c == '\r') {
      lines_.push_back({begin, text_.size()});
      text_ += c;
      if (c == '\r' && at < raw.size() && raw[at] == '\n') {
        text_ += '\n';
        ++at;
      }
      begin = text_.size();
      if (!simple) byte_of_line.push_back(at);
    } else {
      text_ += c;
    }
  }
  lines_.push_back({begin, text_.size()});
  if (!simple) {
    original_ = raw;
    line_bytes_ = std::move(byte_of_line);
  }
}

std::size_t Source::line_index(std::size_t at) const {
  const auto after = std::upper_bound(lines_.begin(), lines_.end(), at,
                                      [](std::size_t a, Line line) { return a < line.begin; });
  return static_cast<std::size_t>(after - lines_.begin()) - 1;
}

Place Source::place(std::size_t at) const {
  const std::size_t line = line_index(at);
  return {static_cast<int>(line) + 1, static_cast<int>(at - lines_[line].begin) + 1};
}

std::string Source::excerpt(std::size_t begin, std::size_t end) const {
  const std::size_t index = line_index(begin);
  const Line line = lines_[index];
  end = std::min(end, line.end);
  std::string text;
  if (original_.empty()) {
    for (std::size_t at = begin; at < end && text.size() < kExcerptBytes; ++at) {
      text += is_control(text_[at]) ? '?' : text_[at];
    }
    return text;
  }
  std::size_t byte = line_bytes_[index];
  for (std::size_t at = line.begin; at < begin; ++at) byte += decode(original_, byte).bytes;
  for (std::size_t at = begin; at < end; ++at) {
    const auto [code, bytes] = decode(original_, byte);
    if (text.size() + bytes > kExcerptBytes) break;
    if (code == 0xfffd && bytes == 1) {
      text += '?';
    } else if (code < 0x80 && is_control(static_cast<char>(code))) {
      text += '?';
    } else {
      text += original_.substr(byte, bytes);
    }
    byte += bytes;
  }
  return text;
}

}  // namespace sudoku::reader
