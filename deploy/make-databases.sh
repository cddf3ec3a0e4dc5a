#!/bin/sh
# One database for each group of editions, each owned by a user who reaches no other. Run once, when the database's volume is empty.
set -eu
for group in us eu cn; do
  password=$(printenv "ACCOUNTS_$(printf %s "$group" | tr '[:lower:]' '[:upper:]')_PASSWORD")
  psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --set ON_ERROR_STOP=1 --set name="accounts_$group" --set password="$password" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect, temporary on database :"name" from public;
SQL
done
