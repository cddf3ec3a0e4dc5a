import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { findPostgres, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a server that responds with the URL of the shared PostgreSQL, or with nothing if it is not installed. */
    postgresUrlServer: string;
  }
}

/** A database with all account tables and no rows. Copying it is faster than running all migrations. */
export const templateDatabase = 'account_template';

async function startSharedCluster(): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster({ isDurable: false });
  const { openStore } = await import('#accounts/store/open-store.ts');
  const { makeDatabase } = await import('./postgres-database.ts');
  const store = await openStore({ address: await makeDatabase(cluster.url, templateDatabase) });
  await store.close();
  return cluster;
}

/** Shares one temporary PostgreSQL among all test files. The first request starts it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  const urlOnDemand = async () => {
    cluster ??= startSharedCluster();
    return (await cluster).url;
  };
  let hasWarned = false;
  const urlServer = createServer((_, response) => {
    if (findPostgres() === undefined) {
      if (!hasWarned)
        console.warn(
          '\n!!! PostgreSQL is not installed: the tests that need it are SKIPPED. On Debian: sudo apt-get install postgresql\n',
        );
      hasWarned = true;
      response.end();
      return;
    }
    urlOnDemand().then(
      (url) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => urlServer.listen(0, '127.0.0.1', resolve));
  const address = urlServer.address();
  project.provide(
    'postgresUrlServer',
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
  );
  return async () => {
    urlServer.close();
    urlServer.closeAllConnections();
    if (cluster) await cluster.then((started) => started.remove());
  };
}
