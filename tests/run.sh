#!/bin/sh
# tests/run.sh [STAGE...]
# Installs what is missing, builds, and runs every test, or only the named stages; README.md tells
# what each does. Stops at the first stage that fails. Last line: N passed, N failed.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/install.sh"

install_for_build
install_missing \
  catch2=/usr/include/catch2/catch.hpp \
  clang-14=clang++-14 \
  libclang-rt-14-dev=/usr/share/doc/libclang-rt-14-dev \
  clang-format-14=clang-format-14 \
  chromium="${CHROMIUM:-chromium}" \
  firefox-esr="${FIREFOX:-firefox-esr}" \
  npm=npm
if [ ! -e "$root/tests/node_modules/.package-lock.json" ] ||
  [ "$root/tests/package-lock.json" -nt "$root/tests/node_modules/.package-lock.json" ]; then
  (cd "$root/tests" && npm ci --loglevel=error)
fi
exec node "$root/tests/run.mjs" "$@"
