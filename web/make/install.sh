# Functions that install missing packages. web/run.sh and tests/run.sh source this file.

# install_missing PACKAGE=PROBE...
# Installs each package whose probe is missing, with apt-get, as root or through sudo. A probe is a
# command or an absolute path. A package that the system does not offer is named in a warning.
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
    echo "Missing (these are the Debian names):$missing" >&2
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
  $as_root apt-get update -q=2

  offered=
  for package in $missing; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      offered="$offered $package"
    else
      echo "This system offers no package $package. Install what it contains in another way." >&2
    fi
  done
  [ -n "$offered" ] || return 0
  echo "Installing:$offered"
  # shellcheck disable=SC2086 # one word for each package
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q=2 -o Dpkg::Use-Pty=0 --no-install-recommends $offered >/dev/null
}

# An emsdk that is installed but not activated in this shell
[ -z "${EMSDK:-}" ] || PATH="$PATH:$EMSDK/upstream/emscripten"

install_for_build() {
  install_missing cmake=cmake ninja-build=ninja g++=c++ emscripten=em-config nodejs=node xz-utils=xz \
    p7zip-full=7z libharfbuzz-bin=hb-subset woff2=woff2_compress \
    fonts-inter=/usr/share/fonts/opentype/inter fonts-sil-charis=/usr/share/fonts/truetype/charis \
    fonts-jetbrains-mono=/usr/share/fonts/truetype/jetbrains-mono
}
