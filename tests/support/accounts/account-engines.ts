import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { openStore } from '#accounts/store/open-store.ts';
import { copyDatabase, dropDatabase, emptyDatabase, makeDatabase } from './postgres-database.ts';
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

/** Provides a database with all tables and no rows, for a store. */
export const createStoreDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'sqlite' ? copyEmptyFile() : takeClusterDatabase();

/** In memory where the system offers it: SQLite waits for the disk after each write, which a busy disk makes long. */
const fileFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

async function createFileDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(fileFolder, 'kinetra-accounts-'));
  return {
    address: join(folder, 'accounts.sqlite'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let emptyFile: Promise<Buffer> | undefined;

/** Copying a migrated file is faster than the migrations. */
async function copyEmptyFile(): Promise<TestDatabase> {
  emptyFile ??= migratedFile();
  const file = await createFileDatabase();
  writeFileSync(file.address, await emptyFile, { mode: 0o600 });
  return file;
}

async function migratedFile(): Promise<Buffer> {
  const { address, remove } = await createFileDatabase();
  await (await openStore({ address })).close();
  const bytes = readFileSync(address);
  await remove();
  return bytes;
}

async function createClusterDatabase(template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const address = await (template === undefined
    ? makeDatabase(postgresUrl, name)
    : copyDatabase(postgresUrl, name, template));
  return { address, remove: () => dropDatabase(postgresUrl, address) };
}

/** Emptying a database is faster than dropping it and copying another. */
const emptyDatabases: TestDatabase[] = [];

async function takeClusterDatabase(): Promise<TestDatabase> {
  const { address } = emptyDatabases.pop() ?? (await createClusterDatabase(templateDatabase));
  const database: TestDatabase = {
    address,
    async remove() {
      await emptyDatabase(address);
      emptyDatabases.push(database);
    },
  };
  return database;
}
