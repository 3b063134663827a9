#!/bin/sh
# publish.sh files|page FROM TO: puts a build (apps/web/dist) where the web server reads it, in two steps. First `files` on every
# server, then `page` on every server: no page names a script that is not there yet. Scripts of earlier builds stay for a week, for
# pages that are open; `files` removes those that are older. To go back, publish the earlier build again.
set -eu
part=$1 from=$2 to=$3
[ -f "$from/index.html" ] || { echo "$from holds no build: no index.html" >&2; exit 2; }

case $part in
files)
  mkdir -p "$to/assets"
  stamp=$to/assets/.published
  if [ -e "$stamp" ]; then
    # What the last build does not have, and has not had for a week.
    find "$to/assets" -type f ! -name .published ! -newer "$stamp" -mtime +7 -exec rm {} +
    # The last build's: its week begins now.
    find "$to/assets" -type f -newer "$stamp" -exec touch {} +
  fi
  touch "$stamp"
  # So that the new files are newer, whatever the file system's clock counts.
  sleep 1
  cp -R "$from/assets" "$to/"
  ;;
page)
  for file in "$from"/*; do
    name=${file##*/}
    case $name in assets | index.html*) continue ;; esac
    cp "$file" "$to/$name.new" && mv "$to/$name.new" "$to/$name"
  done
  # Each replaced at once, so that nobody is sent half of it.
  for name in index.html.br index.html.gz index.html; do
    cp "$from/$name" "$to/$name.new" && mv "$to/$name.new" "$to/$name"
  done
  ;;
*)
  echo "publish.sh files|page FROM TO" >&2
  exit 2
  ;;
esac
