#!/bin/bash
# How long a new user waits: fresh clones with empty caches, from `make play` to the open shelf.
#
#   bench/setup.sh [ROUNDS [COMMIT ...]]       three rounds of HEAD unless told otherwise
#   CACHES=warm bench/setup.sh                 with the downloads of pip and npm already there
#
# Prints the lines of make's recipes that took a second or more (they overlap: begin and end are
# seconds since the start), the total of each round, and the work of the processor in it, which a
# busy machine does not change.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
rounds=${1:-3}
shift || true
commits=("$@")
[ ${#commits[@]} -gt 0 ] || commits=(HEAD)
place=$(mktemp -d)
TIMEFORMAT='%0U + %0S'
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$place"' EXIT

shelf_is_open() { # the page names a script, and the script is there
    local page script
    page=$(curl --silent --fail "$1/") || return 1
    script=$(grep -o '/assets/index-[^"]*\.js' <<< "$page" | head -1)
    [ -n "$script" ] && curl --silent --fail --output /dev/null "$1$script"
}

fresh() { # one set-up of commit $1 in folder $2
    local tree="$2/tree" begin now port=$((20000 + RANDOM % 20000))
    git clone --quiet "$root" "$tree"
    git -C "$tree" checkout --quiet "$(git -C "$root" rev-parse "$1")"
    export TIMED_LOG="$2/log" CCACHE_DISABLE=1
    [ "${CACHES:-empty}" = warm ] || export PIP_CACHE_DIR="$2/pip" npm_config_cache="$2/npm"
    begin=$(date +%s.%N)
    goals=".stamps/built src/stammtisch/web/index.html"
    grep -q '^ready:' "$tree/Makefile" && goals="-j 4 ready"
    # shellcheck disable=SC2086
    { time make --silent --no-print-directory -C "$tree" SHELL="$here/timed-shell" $goals \
        > "$2/out" 2>&1; } 2> "$2/cpu" || { tail -20 "$2/out"; exit 1; }
    "$tree/.venv/bin/stammtisch" serve --no-browser --port "$port" --data "$2/data" > /dev/null 2>&1 &
    server=$!
    until shelf_is_open "http://127.0.0.1:$port"; do sleep 0.1; done
    now=$(date +%s.%N)
    kill "$server"; wait "$server" 2>/dev/null || true; server=
    sort -n "$2/log" | awk -F '\t' -v begin="$begin" '$2 - $1 >= 1 {
        printf "  %6.1f to %6.1f  %5.1f s  %s\n", $1 - begin, $2 - begin, $2 - $1, substr($3, 1, 90) }'
    printf '%s, round %s: %.1f s to the open shelf, %s s of one core\n\n' \
        "$1" "$3" "$(echo "$now - $begin" | bc)" "$(cat "$2/cpu")"
}

echo "$(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg) at the beginning, caches ${CACHES:-empty}"
for round in $(seq "$rounds"); do
    for commit in "${commits[@]}"; do
        mkdir -p "$place/$commit-$round"
        (fresh "$commit" "$place/$commit-$round" "$round")
        rm -rf "${place:?}/$commit-$round"
    done
done
