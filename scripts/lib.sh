# shellcheck shell=bash disable=SC2034,SC2154
# Shared by ./run, ./test and packaging/: messages, Debian packages, configure and build. To be sourced by bash with $root set.

say() { printf '%s\n' "$*"; }
fail() {
  printf '\n%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# A fresh clone finds what another has compiled.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=true

# What it takes to compile, and what the tests need on top.
packages_to_run=(g++ cmake ninja-build ccache libboost1.81-dev libcli11-dev libsqlite3-dev libssl-dev
  libspdlog-dev prometheus-cpp-dev liburing-dev libbullet-dev qrencode)
packages_to_test=("${packages_to_run[@]}" libgtest-dev libgmock-dev clang-19 clang-tidy-19 clang-format-19
  libclang-rt-19-dev libembree-dev libnss3-tools openssl python3)

# Any npm will do: it only installs, and brings the Node.js that runs everything. So does any Chromium at its usual place.
packages_of_client=()
command -v npm >/dev/null || packages_of_client=(npm) packages_to_test+=(npm)
[[ -x /usr/bin/chromium ]] || packages_to_test+=(chromium)

missing_packages() {
  local package
  for package in "$@"; do
    # dpkg also knows packages that are "not-installed".
    [[ " $(dpkg-query -W -f='${db:Status-Status} ' "$package" 2>/dev/null)" == *" installed "* ]] || printf '%s ' "$package"
  done
}

# Installs what is missing; when nothing is, apt is not even started. The lists of packages are fetched once.
lists_are_new=''
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian machine, so nothing is installed; the equivalents of these must be there: $*"
    return
  fi
  local missing as_root=()
  missing=$(missing_packages "$@")
  [[ -n $missing ]] || return 0
  if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null || fail "these Debian packages are missing: $missing
Installing them takes root or sudo, and there is neither. As root:  apt-get update && apt-get install $missing"
    as_root=(sudo)
  fi
  say "Installing $missing"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300)
  [[ -n $lists_are_new ]] || "${apt[@]}" update || fail "apt-get update failed; still missing: $missing"
  lists_are_new=yes
  # shellcheck disable=SC2086  # one word a package
  "${apt[@]}" install --no-install-recommends $missing || fail "apt-get could not install: $missing"
}

# cached PRESET NAME: a value of the preset's CMake cache.
cached() { sed -n "s/^$2:[A-Z]*=//p" "$root/build/$1/CMakeCache.txt" 2>/dev/null || true; }

# configure PRESET ON|OFF: with or without the tests. Tests that are on stay on; ninja itself notices changed CMake files, but not
# changed presets.
configure() {
  local preset=$1 tests=$2 home log
  home=$(cached "$preset" CMAKE_HOME_DIRECTORY)
  if [[ -n $home && $home != "$root" ]]; then
    rm -rf "$root/build/$preset"  # the repository was moved: its old build is of no use
  fi
  if [[ $root/build/$preset/build.ninja -nt $root/CMakePresets.json ]]; then
    [[ $tests == OFF || $(cached "$preset" MINUIT_TESTS) == ON ]] && return 0
  fi
  mkdir -p "$root/build"
  log=$root/build/configure-$preset.log
  (cd "$root" && cmake --preset "$preset" -DMINUIT_TESTS="$tests") >"$log" 2>&1 || {
    cat "$log" >&2
    fail "configuring the $preset build failed"
  }
}

# progress: reads ninja's status lines "DONE TOTAL SECONDS ..." and tells how far it is: in place on a terminal, else a line now and then.
progress() {
  local finished total seconds rest left told=0 shown=0
  while read -r finished total seconds rest; do
    [[ $finished =~ ^[0-9]+$ && $total =~ ^[0-9]+$ && $seconds =~ ^[0-9.]+$ ]] || continue
    seconds=${seconds%.*}
    left="$finished of $total steps"
    # The first steps say nothing yet about the others.
    ((seconds < 10 || finished * 20 < total)) || left+=", about $((seconds * (total - finished) / finished + 1)) s left"
    if [[ -t 1 ]]; then
      printf '\r\033[K   %s' "$left"
      shown=1
    elif ((seconds >= told + 15)); then
      say "   $left"
      told=$seconds
    fi
  done
  ((shown == 0)) || printf '\r\033[K'
}

# build PRESET TARGET...: silent when all is up to date; tells how far it is when it begins from nothing.
build() {
  local preset=$1 log=$root/build/build-$1.log
  shift
  if [[ -f $root/build/$preset/.ninja_deps ]]; then
    ninja -C "$root/build/$preset" --quiet "$@" >"$log" 2>&1 && return
  else
    say "Building ($preset)."
    NINJA_STATUS='%f %t %e ' ninja -C "$root/build/$preset" "$@" 2>&1 | tee "$log" | progress && return
  fi
  cat "$log" >&2
  fail "the $preset build failed"
}

# client: builds the browser's part, unless it is newer than its sources; the program embeds it.
client() {
  local web=$root/web log=$root/build/client.log
  need_packages "${packages_of_client[@]}"
  mkdir -p "$root/build"
  # Not npm ci: it wants every platform's binaries in the lock file, and not every registry has them.
  if ! cmp -s "$web/package-lock.json" "$web/node_modules/.minuit-lock"; then
    say "Fetching what the client is built with."
    (cd "$web" && npm install --no-save) >"$log" 2>&1 || {
      cat "$log" >&2
      fail "npm could not fetch the client's packages"
    }
    cp "$web/package-lock.json" "$web/node_modules/.minuit-lock"
  fi
  local pack=$web/dist/minuit.pack newer
  if [[ -f $pack ]]; then
    newer=$(find "$web" "$root/texts" \( -path "$web/node_modules" -o -path "$web/dist" \) -prune -o -type f -newer "$pack" -print -quit)
    [[ -n $newer ]] || return 0
  fi
  (cd "$web" && npm run build) >"$log" 2>&1 || {
    cat "$log" >&2
    fail "building the client failed"
  }
}
