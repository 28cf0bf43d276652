"""Install what the tests of the server need besides Python: PostgreSQL's, Redis's and nginx's server programs, OpenSSL
and Chromium.

As root on Debian it installs Debian's packages. Elsewhere it says in one line what to install; with CI=true a missing
part is an error, otherwise a warning. What is there already is found as the tests find it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.real_parts import found_program
from tests.web.chromium import is_there as chromium_is_there

CHROMIUM = "chromium-headless-shell"
PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "setpriv": "util-linux",
    CHROMIUM: CHROMIUM,
}


def is_there(program: str) -> bool:
    return chromium_is_there() if program == CHROMIUM else found_program(program) is not None


def missing_packages() -> list[str]:
    return [package for program, package in PACKAGES.items() if not is_there(program)]


def install(packages: list[str]) -> None:
    """Debian's packages, without starting the services that come with them."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)


def main() -> int:
    missing = missing_packages()
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        install(missing)
        missing = missing_packages()
    if not missing:
        return 0
    sys.stderr.write(f"The server's tests need more: apt-get install {' '.join(missing)}\n")
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
