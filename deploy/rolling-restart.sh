#!/bin/sh
# Restarts every shop API and storefront, one after the other, without downtime: nginx takes an instance out of its
# upstream, the instance is restarted, and nginx puts it back.
#
#   UPSTREAMS  folder of nginx's upstream files, one per instance: api-1.conf, storefront-2.conf, ...
#   RELOAD     command that reloads nginx
#   RESTART    command that restarts the named instance and returns when it is ready; by default systemd's units
set -eu

UPSTREAMS=${UPSTREAMS:-/etc/nginx/upstreams}
RELOAD=${RELOAD:-systemctl reload nginx}

# why: nginx's old workers finish requests in progress; this covers those they had just accepted
SETTLE_S=1

mark() {
  sed "s/\( down\)*;/$2;/" "$UPSTREAMS/$1.conf" >"$UPSTREAMS/$1.new"
  mv "$UPSTREAMS/$1.new" "$UPSTREAMS/$1.conf"
  $RELOAD
  sleep "$SETTLE_S"
}

restart() {
  if [ -n "${RESTART:-}" ]; then $RESTART "$1"; else systemctl restart "koodai-${1%-*}@${1##*-}"; fi
}

for file in "$UPSTREAMS"/api-*.conf "$UPSTREAMS"/storefront-*.conf; do
  name=$(basename "$file" .conf)
  echo "$name"
  mark "$name" " down"
  restart "$name"
  mark "$name" ""
done
