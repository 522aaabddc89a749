#!/bin/bash
# How long a new user waits: fresh clones with empty caches, from `make play` to the open shelf.
#
#   bench/setup.sh [ROUNDS [COMMIT ...]]       three rounds of HEAD unless told otherwise
#   CACHES=warm bench/setup.sh                 with the downloads of pip and npm already there
#
# Prints the lines of make's recipes that took a second or more (they overlap: begin and end are
# seconds since the start), and for each round when the shelf was open and, where the table opens
# before that, when the rules were compiled.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
rounds=${1:-3}
shift || true
commits=("$@")
[ ${#commits[@]} -gt 0 ] || commits=(HEAD)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

shelf_is_open() { # the page names a script, and the script is there
    local page script
    page=$(curl --silent --fail "$1/") || return 1
    script=$(grep -o '/assets/index-[^"]*\.js' <<< "$page" | head -1)
    [ -n "$script" ] && curl --silent --fail --output /dev/null "$1$script"
}

address_in() { # where the table that writes into file $1 is open, for the ${2}th time
    grep -o 'open at http://[^ ]*' "$1" | sed -n "${2}s/open at //p"
}

await_shelf() { # until the page of the table that writes into file $1 is there, for the ${2}th time
    local address=
    until [ -n "$address" ] && shelf_is_open "$address"; do
        kill -0 "$server" 2>/dev/null || { tail -20 "$1"; echo "make play ended"; exit 1; }
        sleep 0.1
        address=$(address_in "$1" "$2" || true)
    done
}

fresh() { # one set-up of commit $1 in folder $2
    local tree="$2/tree" begin now compiled=
    git clone --quiet "$root" "$tree"
    git -C "$tree" checkout --quiet "$(git -C "$root" rev-parse "$1")"
    export TIMED_LOG="$2/log" CCACHE_DISABLE=1 XDG_DATA_HOME="$2/data" BROWSER=true
    [ "${CACHES:-empty}" = warm ] || export PIP_CACHE_DIR="$2/pip" npm_config_cache="$2/npm"
    begin=$(date +%s.%N)
    setsid make --silent --no-print-directory -C "$tree" SHELL="$here/timed-shell" play \
        > "$2/out" 2>&1 &
    server=$!
    trap 'kill -TERM -- "-$server" 2>/dev/null || true' EXIT
    await_shelf "$2/out" 1
    now=$(date +%s.%N)
    if grep -q 'are compiled, bots think' "$2/out"; then # it opens again when they are
        await_shelf "$2/out" 2
        compiled=$(printf ', %.1f s until the rules are compiled' "$(echo "$(date +%s.%N) - $begin" | bc)")
    fi
    kill -TERM -- "-$server"
    wait "$server" 2>/dev/null || true
    trap - EXIT
    sort -n "$2/log" | awk -F '\t' -v begin="$begin" '$2 - $1 >= 1 {
        printf "  %6.1f to %6.1f  %5.1f s  %s\n", $1 - begin, $2 - begin, $2 - $1, substr($3, 1, 90) }'
    printf '%s, round %s: %.1f s to the open shelf%s\n\n' \
        "$1" "$3" "$(echo "$now - $begin" | bc)" "$compiled"
}

echo "$(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg) at the beginning, caches ${CACHES:-empty}"
for round in $(seq "$rounds"); do
    for commit in "${commits[@]}"; do
        mkdir -p "$place/$commit-$round"
        (fresh "$commit" "$place/$commit-$round" "$round")
        rm -rf "${place:?}/$commit-$round"
    done
done
