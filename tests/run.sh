#!/bin/sh
# tests/run.sh [STAGE...]
# Installs what is missing, builds, and runs every test, or only the named stages; README.md tells
# what each does. Stops where a stage fails. Last line: N passed, N failed.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/make/install.sh"

install_for_build
install_missing \
  catch2=/usr/include/catch2/catch.hpp \
  clang-14=clang++-14 \
  libclang-rt-14-dev=/usr/share/doc/libclang-rt-14-dev \
  clang-format-14=clang-format-14 \
  chromium-headless-shell="${CHROMIUM:-chromium-headless-shell}" \
  firefox-esr="${FIREFOX:-firefox-esr}" \
  webkit2gtk-driver=WebKitWebDriver xvfb=Xvfb xauth=xauth \
  npm=npm
cd "$root"
if ! cmp -s tests/package-lock.json tests/node_modules/.installed; then
  # Debian's npm 9 stumbles over an override of a dependency on a tag, wherever it sees one.
  npm exec --yes npm@10.9.4 -- ci --prefix tests --loglevel=error
  cp tests/package-lock.json tests/node_modules/.installed
fi
exec node tests/run.mjs "$@"
