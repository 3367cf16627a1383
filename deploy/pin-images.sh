#!/bin/sh
# Writes the images that the deployment stands on into deploy/.env, each by the digest that its tag has in its registry now:
# what is built and started from then on is that very image until this is run again. With Docker and its buildx.
set -eu
env=$(dirname "$0")/.env
pin() {
  digest=$(docker buildx imagetools inspect "$2" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:*) ;;
    *) echo "$2 has no digest: $digest" >&2; exit 1 ;;
  esac
  grep -v "^$1=" "$env" > "$env.new" || true
  echo "$1=$2@$digest" >> "$env.new"
  # Into the same file: its rights stay as they are.
  cat "$env.new" > "$env"
  rm "$env.new"
  echo "$1=$2@$digest"
}
pin NODE_IMAGE docker.io/library/node:24-slim
pin POSTGRES_IMAGE docker.io/library/postgres:18
pin KEYCLOAK_IMAGE quay.io/keycloak/keycloak:26.4
