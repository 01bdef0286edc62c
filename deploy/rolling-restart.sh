#!/bin/sh
# Restarts every shop API and storefront, one after the other, without downtime: nginx takes an instance out of its
# upstream, the instance is restarted, and nginx puts it back. An instance that an earlier run left out goes first.
#
#   UPSTREAMS  folder of nginx's upstream files, one per instance: api-1.conf, storefront-2.conf, ...
#   RELOAD     command that reloads nginx
#   RESTART    command that restarts the named instance and returns when it is ready; by default systemd's units
set -eu

if [ $# -gt 0 ]; then
  echo "Usage: [UPSTREAMS=…] [RELOAD=…] [RESTART=…] $0, without arguments: it restarts all instances." >&2
  exit 2
fi

UPSTREAMS=${UPSTREAMS:-/etc/nginx/upstreams}
RELOAD=${RELOAD:-systemctl reload nginx}

# why: nginx's old workers finish requests in progress; this covers those they had just accepted
SETTLE_S=1

LOCK=$UPSTREAMS/restarting

is_down() {
  grep -q ' down;' "$UPSTREAMS/$1.conf"
}

mark() {
  sed "s/\( down\)*;/$2;/" "$UPSTREAMS/$1.conf" >"$UPSTREAMS/$1.new"
  mv "$UPSTREAMS/$1.new" "$UPSTREAMS/$1.conf"
  $RELOAD
  sleep "$SETTLE_S"
}

restart() {
  if [ -n "${RESTART:-}" ]; then $RESTART "$1"; else systemctl restart "koodai-${1%-*}@${1##*-}"; fi
}

# The instances of a kind, those that are down first.
instances() {
  for option in l L; do
    (cd "$UPSTREAMS" && grep "-$option" ' down;' "$1"-*.conf || :) | sed 's/\.conf$//'
  done
}

# Before the first restart: an unreadable or empty folder must not pass for a finished run.
require_instances() {
  ls "$UPSTREAMS/$1"-*.conf >/dev/null
}

require_another() {
  for other in $(instances "${1%-*}"); do
    if [ "$other" != "$1" ] && ! is_down "$other"; then return; fi
  done
  echo "$1 was not restarted: nginx has no other ${1%-*} to send requests to." >&2
  exit 1
}

# Two runs at once would take out each other's last instance.
lock() {
  if ! mkdir "$LOCK"; then
    [ ! -d "$LOCK" ] || echo "Another run is at work. If it was killed, remove $LOCK and run this again." >&2
    exit 1
  fi
  trap 'rmdir "$LOCK"' EXIT
  trap 'exit 1' HUP INT TERM
}

for kind in api storefront; do require_instances "$kind"; done
lock

for kind in api storefront; do
  for name in $(instances "$kind"); do
    echo "$name"
    is_down "$name" || require_another "$name"
    mark "$name" " down"
    restart "$name"
    mark "$name" ""
  done
done
