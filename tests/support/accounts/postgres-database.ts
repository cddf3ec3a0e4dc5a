import pg from 'pg';

/** Connections by cluster URL. One connection for all statements is faster than one for each. */
const clients = new Map<string, Promise<pg.Client>>();

/** Creates an empty database in the cluster at `clusterUrl`. Resolves to its URL. */
export async function makeDatabase(clusterUrl: string, name: string): Promise<string> {
  await execute(clusterUrl, `create database ${name}`);
  return urlOf(clusterUrl, name);
}

/** Creates a database with the tables and rows of `template`. Resolves to its URL. */
export async function copyDatabase(clusterUrl: string, name: string, template: string): Promise<string> {
  // PostgreSQL before 15 has no `strategy`. Copying files is faster in a cluster that does not wait for the disk.
  const strategy = (await versionOf(clusterUrl)) < 15 ? '' : 'strategy file_copy';
  await execute(clusterUrl, `create database ${name} template ${template} ${strategy}`);
  return urlOf(clusterUrl, name);
}

/** Drops the database at `url`, even if clients are still connected. */
export async function dropDatabase(clusterUrl: string, url: string): Promise<void> {
  await execute(clusterUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

/** Deletes all rows of the database at `url` but those of its migrations, and disconnects its clients. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = await connect(url);
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    set session_replication_role = replica;
    do $$ declare filled record; begin
      for filled in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
      loop execute format('delete from %I', filled.tablename); end loop;
    end $$`);
  await client.end();
}

function urlOf(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function versionOf(clusterUrl: string): Promise<number> {
  const { rows } = await execute(clusterUrl, 'show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

async function execute(clusterUrl: string, statement: string): Promise<pg.QueryResult> {
  let client = clients.get(clusterUrl);
  if (!client) {
    client = connect(clusterUrl);
    clients.set(clusterUrl, client);
  }
  return (await client).query(statement);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The cluster stops before the test processes do.
  client.on('error', () => {});
  await client.connect();
  return client;
}
