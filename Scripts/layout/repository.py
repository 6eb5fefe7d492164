"""The text files of the repository: what git tracks and what it would add."""

import os
import subprocess


def read(root):
    """Returns a dictionary from a file's path below `root` to its text."""
    files = {}
    for path in sorted(_paths(root)):
        whole = os.path.join(root, path)
        if not os.path.isfile(whole) or os.path.islink(whole):
            continue
        try:
            with open(whole, encoding="utf-8") as file:
                files[path] = file.read()
        except UnicodeDecodeError:
            pass  # A picture or a font: no rule concerns it.
    return files


def _paths(root):
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=root, check=True, capture_output=True,
        ).stdout
        return {path.decode("utf-8") for path in listing.split(b"\0") if path}
    except (OSError, subprocess.CalledProcessError):
        return set(_walk(root))


def _walk(root):
    """Without git (an unpacked archive): everything but hidden folders."""
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            yield os.path.relpath(os.path.join(folder, name), root)
