# Sourced by run.sh here and by that of the tests.
#
# install_missing PACKAGE=PROBE... : makes sure of each, a PROBE being a command or an absolute file.
# What is there stays, wherever it came from. On Debian and Ubuntu the rest is installed, by root or
# through sudo; elsewhere it is listed, and the script ends.
install_missing() {
  missing=
  for entry in "$@"; do
    probe=${entry#*=}
    case $probe in
      /*) [ -e "$probe" ] || missing="$missing ${entry%%=*}" ;;
      *) command -v "$probe" >/dev/null || missing="$missing ${entry%%=*}" ;;
    esac
  done
  [ -n "$missing" ] || return 0

  if ! command -v apt-get >/dev/null; then
    echo "Missing (by their Debian names):$missing" >&2
    exit 1
  fi
  if [ "$(id -u)" = 0 ]; then
    as_root=
  elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    as_root=sudo
  else
    echo "Missing packages. Run as root:" >&2
    echo "  apt-get update && apt-get install --no-install-recommends$missing" >&2
    exit 1
  fi
  echo "Installing:$missing"
  $as_root apt-get update -q=2
  # shellcheck disable=SC2086 # one word for each package
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q=2 -o Dpkg::Use-Pty=0 --no-install-recommends $missing >/dev/null
}

# An emsdk that was not activated in this shell.
[ -z "${EMSDK:-}" ] || PATH="$PATH:$EMSDK/upstream/emscripten"

install_for_build() {
  install_missing cmake=cmake ninja-build=ninja g++=c++ emscripten=em-config nodejs=node esbuild=esbuild
}
