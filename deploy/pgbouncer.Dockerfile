# Debian's PgBouncer: docker build -f deploy/pgbouncer.Dockerfile -t cathedra-pgbouncer deploy
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER 101:101
EXPOSE 6432
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/sbin/pgbouncer"]
