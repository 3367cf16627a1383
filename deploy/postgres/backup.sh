#!/bin/sh
# backup.sh <folder of backups> <folder of objects>: a base backup of today, and what is new among the files. Run it as a user who
# may replicate (PGHOST, PGUSER, PGPASSWORD), once a day. The server archives its log of changes by itself (README.md).
# KEEP_DAYS (14): older base backups go, with the log that only they need; files are never deleted.
set -eu
backups=$1 objects=$2
today=$(date +%F)
mkdir -p "$backups/base" "$backups/objects"
# Whole or not at all: what is half made has another name.
rm -rf "$backups/base/$today.part"
pg_basebackup --pgdata="$backups/base/$today.part" --checkpoint=fast --wal-method=none
rm -rf "${backups:?}/base/$today"
mv "$backups/base/$today.part" "$backups/base/$today"
rsync --archive --ignore-existing "$objects/" "$backups/objects/"
find "$backups/base" -mindepth 1 -maxdepth 1 -type d -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
oldest=$(ls "$backups/base" | sort | head -n 1)
pg_archivecleanup "$backups/wal" "$(sed -n 's/.*(file \(.*\)).*/\1/p' "$backups/base/$oldest/backup_label")"
