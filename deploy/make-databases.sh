#!/bin/sh
# Creates one database per account group, each with an owner who has no access to the others. Runs once, when the volume is empty.
set -eu
for group in us eu cn; do
  password=$(printenv "ACCOUNTS_$(printf %s "$group" | tr '[:lower:]' '[:upper:]')_PASSWORD")
  psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --set ON_ERROR_STOP=1 --set name="accounts_$group" --set password="$password" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect, temporary on database :"name" from public;
SQL
done
