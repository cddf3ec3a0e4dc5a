import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, onTestFinished, TestRunner } from 'vitest';
import { openStore, type Store } from '#accounts/store/open-store.ts';
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

/** Both engines; PostgreSQL only if it is installed. */
export const engines: readonly Engine[] = postgresUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Runs the same tests on both engines: in the gate on SQLite, and nightly on PostgreSQL, too. */
export function describeOnEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of engines)
    describe(`${name} (${engine})`, engine === 'postgres' ? { tags: 'nightly' } : {}, () => tests(engine));
}

/** Returns `end` in a form that works once, and that runs after the current test. `beforeAll` has to call it itself. */
export function endWithTest(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined;
  const endOnce = () => {
    ending ??= end();
    return ending;
  };
  if (TestRunner.getCurrentTest()) onTestFinished(endOnce);
  return endOnce;
}

/** Creates a database without tables. It is removed after the test. */
export async function createDatabase(engine: Engine): Promise<TestDatabase> {
  const { address, remove } = await (engine === 'sqlite' ? createFileDatabase() : createClusterDatabase());
  return { address, remove: endWithTest(remove) };
}

/** Opens a store that is closed after the test: at the given address, or in a database of its own. */
export async function openTestStore(
  engine: Engine,
  options: Partial<Parameters<typeof openStore>[0]> = {},
): Promise<Store & { address: string }> {
  const address = options.address ?? (await createDatabase(engine)).address;
  const store = await openStore({ ...options, address });
  return { ...store, address, close: endWithTest(store.close) };
}

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
