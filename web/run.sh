#!/bin/sh
# web/run.sh [--build-only] [--port N]
# Builds the page into build/site, serves it on 127.0.0.1 and prints its address. The default port
# is 8000; if it is taken, the next free port.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/make/install.sh"

usage() {
  echo "usage: web/run.sh [--build-only] [--port N]" >&2
  exit 2
}
serve=yes
port=8000
while [ $# -gt 0 ]; do
  case $1 in
    --build-only) serve= ;;
    --port)
      [ $# -gt 1 ] || usage
      port=$2
      shift
      ;;
    *) usage ;;
  esac
  shift
done
case $port in '' | *[!0-9]*) usage ;; esac

install_for_build
[ -e "$root/build/CMakeCache.txt" ] || cmake -S "$root" -B "$root/build" -G Ninja
cmake --build "$root/build" --target site one_file
[ -z "$serve" ] || exec node "$root/web/make/serve.mjs" "$root/build/site" "$port"
