#!/bin/sh
# restore.sh <base backup> <archive> <time> <new data folder>: prepares a data folder that is rolled forward to that moment when
# its server is started. Run it as the user of the server. Nothing that is there is overwritten.
set -eu
base=$1 archive=$2 moment=$3 data=$4
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: nothing was done" >&2
  exit 1
fi
[ -f "$base/backup_label" ] || { echo "$base is no base backup" >&2; exit 1; }
mkdir -p "$data"
cp -a "$base/." "$data/"
chmod 700 "$data"
touch "$data/recovery.signal"
cat >> "$data/postgresql.auto.conf" <<CONF
restore_command = 'cp $archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
CONF
echo "Ready: start the server on $data. It replays until $moment and then takes writes."
