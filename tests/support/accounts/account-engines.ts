import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { copyDatabase, dropDatabase, makeDatabase } from './postgres-database.ts';
import { templateDatabase } from './postgres-for-tests.ts';

export type Engine = 'sqlite' | 'postgres';

export interface TestDatabase {
  /** For `openStore`. */
  address: string;
  remove(): Promise<void>;
}

const urlResponse = await fetch(inject('postgresUrlServer'));
const postgresUrl = await urlResponse.text();
if (!urlResponse.ok) throw new Error(postgresUrl);

/** Runs the same tests on both engines; on PostgreSQL only if it is installed. */
export function describeOnEngines(name: string, tests: (engine: Engine) => void): void {
  describe(`${name} (sqlite)`, () => tests('sqlite'));
  describe.skipIf(postgresUrl === '')(`${name} (postgres)`, () => tests('postgres'));
}

export const createDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'sqlite' ? createFileDatabase() : createClusterDatabase();

/** Creates a database for a store. In PostgreSQL it has all tables already: a copy is faster than the migrations. */
export const createStoreDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'sqlite' ? createFileDatabase() : createClusterDatabase(templateDatabase);

async function createFileDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-accounts-'));
  return {
    address: join(folder, 'accounts.sqlite'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createClusterDatabase(template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const address = await (template === undefined
    ? makeDatabase(postgresUrl, name)
    : copyDatabase(postgresUrl, name, template));
  return { address, remove: () => dropDatabase(postgresUrl, address) };
}
