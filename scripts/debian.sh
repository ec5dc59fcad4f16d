# shellcheck shell=bash disable=SC2154
# A small Debian 12 of our own, for what must be tried on a machine that has nothing. To be sourced after lib.sh, as root.

# The package source that this machine itself uses for a suite.
package_source() {
  # shellcheck disable=SC2016  # apt-get expands it
  apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(CREATED_BY) $(REPO_URI)' |
    awk -v suite="$1" '$1 == suite && $2 == "main" && $3 == "Packages" { print $4; exit }'
}

# small_debian FOLDER: copies a fresh Debian there. The original is made once by debootstrap and kept in build/packaging.
small_debian() {
  local suite=bookworm base=$root/build/packaging/bookworm mirror
  need_packages debootstrap
  mkdir -p "$root/build/packaging"
  if [[ ! -f $base.ready ]]; then
    rm -rf "$base"
    [[ -n $(package_source "$suite") ]] || apt-get -q update >/dev/null
    mirror=$(package_source "$suite")
    [[ -n $mirror ]] || fail "this machine has no package source for $suite"
    debootstrap --variant=minbase --include=systemd,dbus "$suite" "$base" "$mirror" >"$base.log" 2>&1 || {
      tail "$base.log" >&2
      fail "debootstrap failed"
    }
    : >"$base/etc/machine-id"
    touch "$base.ready"
  fi
  cp -a "$base" "$1"
}
