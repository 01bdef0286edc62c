#!/bin/sh
# Restarts every shop API and storefront, one after the other, without a shopper noticing: nginx stops sending to one,
# that one is restarted, and nginx sends to it again.
#
#   UPSTREAMS  folder of nginx's files, one for each instance: api-1.conf, storefront-2.conf, ...
#   RELOAD     has nginx read them again
#   RESTART    is given the name of an instance and ends when that one is ready; systemd's units without it
set -eu

UPSTREAMS=${UPSTREAMS:-/etc/nginx/upstreams}
RELOAD=${RELOAD:-systemctl reload nginx}

# Old workers of nginx go on with what they have begun; this is for what they had just taken.
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
