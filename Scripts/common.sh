# Shared by `run` and `test`, which source it: both build with the same flags, so the second of
# them finds the first one's products. Expects `root` to be the repository's folder.

# A warning is an error here, and not in the manifest, where it would be one for our users as well.
build_flags=(-Xswiftc -warnings-as-errors)

logs=$root/.build/logs

# Builds with the shared flags: `build_quietly --product Tour`. Nothing is printed when it goes
# well; otherwise the compiler's errors are.
build_quietly() {
  if [ -t 1 ]; then
    swift build "${build_flags[@]}" "$@" </dev/null
  else
    # SwiftPM warns about Debian's own pkg-config files (-pthread); it ignores those flags.
    swift build --quiet "${build_flags[@]}" "$@" </dev/null 2> >(grep -v 'prohibited flag(s)' >&2)
  fi
}

# Prints its arguments as a heading.
heading() { printf '\n== %s\n' "$*"; }
