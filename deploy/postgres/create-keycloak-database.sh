#!/bin/sh
# Run once by the image of PostgreSQL, when the data folder is made: Keycloak keeps its own database.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres --command='create database keycloak'
