# Debian's PgBouncer: docker build -f deploy/pgbouncer.Dockerfile --build-arg DEBIAN_IMAGE="$DEBIAN_IMAGE" -t cathedra-pgbouncer deploy
ARG DEBIAN_IMAGE
FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER 101:101
EXPOSE 6432
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/sbin/pgbouncer"]
