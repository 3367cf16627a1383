#!/bin/sh
# Run by the image of PostgreSQL when the data folder is made, and once by hand where there was one before roles were
# (README.md, "A new version"). Safe to repeat: it brings roles, passwords and owners to what they should be.
set -eu
here=/etc/cathedra
as_admin() { psql --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" "$@"; }

echo "select 'create database keycloak' where not exists (select from pg_database where datname = 'keycloak') \\gexec" |
  as_admin --dbname=postgres
PGOPTIONS="-c cathedra.owner_password=$DATABASE_OWNER_PASSWORD -c cathedra.app_password=$DATABASE_PASSWORD \
-c cathedra.keycloak_password=$KEYCLOAK_DATABASE_PASSWORD" as_admin --dbname=postgres --file="$here/roles.sql"
for database in cathedra keycloak; do as_admin --dbname="$database" --file="$here/adopt.sql"; done
