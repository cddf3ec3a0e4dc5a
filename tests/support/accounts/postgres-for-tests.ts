import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import type { PostgresCluster } from './postgres-cluster.ts';
import { findPostgres, startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the address of the run's PostgreSQL, started by the first who asks; nothing where there is none. */
    postgresUrlServer: string;
  }
}

/** Lends one throw-away PostgreSQL to all files of a run of tests. A run that needs none starts none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  const urlOnDemand = async () => {
    cluster ??= startPostgresCluster();
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
