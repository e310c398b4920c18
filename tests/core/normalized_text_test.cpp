// How texts of any encoding and script become one byte per character.
#include "reader/normalized_text.hpp"

#include <string>

#include "catch.hpp"

using sudoku::Place;
using sudoku::reader::NormalizedText;

namespace {

std::string normalized(std::string_view raw) { return std::string(NormalizedText(raw).text()); }

}  // namespace

TEST_CASE("Digits and blanks of other scripts become ASCII", "[reader][text]") {
  CHECK(normalized("５３．０") == "53.0");
  CHECK(normalized("٠١٩") == "019");
  CHECK(normalized("०१९") == "019");
  CHECK(normalized("①⑨⓪") == "190");
  CHECK(normalized("1\ufe0f\u20e3⬛⬜░·•□○") == "1.......");
  CHECK(normalized("–−—") == "---");
  CHECK(normalized("┌─┬║│") == "+-+||");
  CHECK(normalized("九宫") == "9" + normalized("宫"));
}

TEST_CASE("A text knows which characters it has", "[reader][text]") {
  const NormalizedText text("５ = \x1b[31m#");
  CHECK(text.has('5'));
  CHECK(text.has('#'));
  CHECK_FALSE(text.has('['));
}

TEST_CASE("Characters without width are removed, also alone on a line", "[reader][text]") {
  CHECK(normalized("\ufeff1\n\ufeff\n\u200f2") == "1\n\n2");
  const NormalizedText text("\u200f\u200f1\u200b23");
  CHECK(text.place(2) == Place{1, 3});
  CHECK(text.excerpt(1, 3) == "23");
}

TEST_CASE("Unicode line separators end lines", "[reader][text]") {
  CHECK(NormalizedText("1\u2028"
                       "2\u0085"
                       "3\r\n4\r5")
            .lines()
            .size() == 5);
}

TEST_CASE("Equal unknown characters become equal bytes that no format knows", "[reader][text]") {
  const std::string text = normalized("åß å");
  CHECK(text.size() == 4);
  CHECK(text[0] == text[3]);
  CHECK(text[0] != text[1]);
  CHECK(static_cast<unsigned char>(text[0]) >= 0x80);
}

TEST_CASE("Overlong forms, surrogates and stray bytes are one invalid character each",
          "[reader][text]") {
  for (const char* bytes : {"\xe0\x80\xb5", "\xed\xa0\x80", "\xc0\xb5", "\xf5\x80", "\xff",
                            "\xe2\x82", "\xf0\x80\x80\xb5", "\xf4\x90\x80\x80"}) {
    const std::string raw = bytes;
    const NormalizedText text(raw + "x");
    CHECK(text.text().size() == raw.size() + 1);
    CHECK(text.text().find_first_of("0123456789.") == std::string::npos);
    CHECK(text.excerpt(0, raw.size() + 1) == std::string(raw.size(), '?') + "x");
  }
}

TEST_CASE("An excerpt takes constant work, wherever it is in a long line", "[reader][text]") {
  std::string raw;
  constexpr std::size_t kParts = 2000;
  for (std::size_t i = 0; i < kParts; ++i) raw += "é 123 ";
  const NormalizedText text(raw);
  for (std::size_t i = 0; i < kParts; ++i) CHECK(text.excerpt(6 * i + 2, 6 * i + 5) == "123");
  // One checkpoint in 64 characters, and the excerpt.
  CHECK(text.decoded() <= kParts * (64 + 3));
}
