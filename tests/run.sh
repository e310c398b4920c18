#!/bin/sh
# tests/run.sh [STAGE...]
# Installs missing packages, builds, and runs all stages or the named ones; README.md lists them.
# Starts no further stage after one that fails. The last line is "N passed, N failed".
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/make/install.sh"

install_for_build
install_missing \
  catch2=/usr/include/catch2 \
  clang=clang++ libclang-rt-dev=/usr/share/doc/libclang-rt-dev \
  clang-format-14=clang-format-14 \
  chromium-headless-shell="${CHROMIUM:-chromium-headless-shell}" \
  firefox-esr="${FIREFOX:-firefox-esr}" \
  webkit2gtk-driver=WebKitWebDriver xvfb=xvfb-run xauth=xauth \
  default-jdk-headless=javac parallel=parallel
cd "$root"
node web/make/install.mjs web tests
exec node tests/run.mjs "$@"
