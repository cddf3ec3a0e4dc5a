import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '../../store/open-store.ts';
import { createSecrets, type Secrets, type SigningKey } from './secrets.ts';

export interface SecretSource {
  /** `ACCOUNT_SECRETS`: comma-separated `id:base64url`, 32 bytes or more each, newest first. */
  keys?: string | undefined;
  /** `ACCOUNT_PEPPER`: base64url of 32 bytes or more. */
  pepper?: string | undefined;
  /** `ACCOUNT_PASSWORD_KEYS`: like `keys`; `pepper` stands for the key that derives from that one. */
  passwordKeys?: string | undefined;
  /** Folder in which missing secrets are created. */
  dataDir: string;
}

export type SecretTexts = z.output<typeof fileSchema> & Pick<SecretSource, 'passwordKeys'>;

const minBytes = 32;
const fileSchema = z.object({ keys: z.string(), pepper: z.string() });

/**
 * Reads the secrets from the settings, or from the data folder, where they are created at the first start. Throws with
 * an instruction if they are invalid.
 */
export function loadSecrets({ keys, pepper, passwordKeys, dataDir }: SecretSource): Secrets {
  if (keys !== undefined && pepper !== undefined) return readSecrets({ keys, pepper, passwordKeys });
  const storedTexts = readOrCreateFile(dataDir);
  return readSecrets({ keys: keys ?? storedTexts.keys, pepper: pepper ?? storedTexts.pepper, passwordKeys });
}

/** Throws with an instruction if they are invalid. */
export const readSecrets = ({ keys, pepper, passwordKeys }: SecretTexts): Secrets =>
  createSecrets({
    keys: readKeys('ACCOUNT_SECRETS', keys),
    pepper: readPepper(pepper),
    passwordKeys: passwordKeys === undefined ? [] : readPasswordKeys(passwordKeys),
  });

/** New secrets in the format of the settings: one key and a pepper. */
export function generateSecretTexts(): SecretTexts {
  const random = () => randomBytes(minBytes).toString('base64url');
  return { keys: `k1:${random()}`, pepper: random() };
}

function readKeys(setting: string, text: string): SigningKey[] {
  const keys = text.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    return { id, key: new Uint8Array(Buffer.from(key, 'base64url')) };
  });
  const isRing =
    keys.every(({ id, key }) => /^[A-Za-z0-9_-]{1,40}$/.test(id) && key.length >= minBytes) &&
    new Set(keys.map(({ id }) => id)).size === keys.length;
  if (!isRing)
    throw new Error(
      `${setting} must be id:key, several apart by commas, newest first; each id once, each key ${minBytes} bytes or more in base64url.`,
    );
  return keys;
}

/** Like `readKeys`, but the word `pepper` may take the place of a key. */
function readPasswordKeys(text: string): (SigningKey | 'pepper')[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const keyEntries = entries.filter((entry) => entry !== 'pepper');
  const keys = keyEntries.length === 0 ? [] : readKeys('ACCOUNT_PASSWORD_KEYS', keyEntries.join(','));
  return entries.map((entry) => keys.find(({ id }) => entry.startsWith(`${id}:`)) ?? 'pepper');
}

function readPepper(text: string): Uint8Array {
  const pepper = new Uint8Array(Buffer.from(text.trim(), 'base64url'));
  if (pepper.length < minBytes) throw new Error(`ACCOUNT_PEPPER must be ${minBytes} bytes or more in base64url.`);
  return pepper;
}

export const secretsFileIn = (dataDir: string): string => join(dataDir, 'account-secrets.json');

function readOrCreateFile(dataDir: string): SecretTexts {
  const file = secretsFileIn(dataDir);
  if (!existsSync(file)) createFile(dataDir, file);
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} cannot be read as account secrets (${(error as Error).message}). Bring it back from a copy, or set ACCOUNT_SECRETS and ACCOUNT_PEPPER.`,
    );
  }
}

/**
 * Writes a temporary file, syncs it, then links it to its name: other processes never see a partial file, and the first
 * one wins.
 */
function createFile(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${JSON.stringify(generateSecretTexts())}\n`, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the secrets that a server with these settings would use; undefined if there are none yet. Creates none. */
export async function findSecrets(source: SecretSource, db: Database): Promise<Secrets | undefined> {
  const { keys, pepper, passwordKeys, dataDir } = source;
  if (keys !== undefined && pepper !== undefined) return readSecrets({ keys, pepper, passwordKeys });
  const storedRow = await db.selectFrom('secrets').select('id').executeTakeFirst();
  if (storedRow) return storedSecrets(db);
  return existsSync(secretsFileIn(dataDir)) ? loadSecrets(source) : undefined;
}

/**
 * Returns the secrets kept in the store itself, created by the first node that opens it. For development and tests,
 * where several nodes share a database without settings.
 */
export async function storedSecrets(db: Database): Promise<Secrets> {
  await db
    .insertInto('secrets')
    .values({ id: 1, ...generateSecretTexts() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return readSecrets(
    await db.selectFrom('secrets').select(['keys', 'pepper']).where('id', '=', 1).executeTakeFirstOrThrow(),
  );
}
