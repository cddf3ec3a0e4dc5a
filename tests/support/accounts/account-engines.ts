import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';

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
  engine === 'sqlite' ? createFile() : createInCluster();

async function createFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-accounts-'));
  return {
    address: join(folder, 'accounts.sqlite'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createInCluster(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(`create database ${name}`);
  const address = new URL(postgresUrl);
  address.pathname = `/${name}`;
  return { address: address.href, remove: () => runStatement(`drop database ${name} with (force)`) };
}

async function runStatement(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
