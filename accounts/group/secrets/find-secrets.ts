import { existsSync } from 'node:fs';
import type { Database } from '../../store/open-store.ts';
import { generateSecretTexts, loadSecrets, readSecrets, type SecretSource, secretsFileIn } from './load-secrets.ts';
import type { Secrets } from './secrets.ts';

/** The secrets that a server with these settings would use; undefined if there are none yet. Creates none. */
export async function findSecrets(source: SecretSource, db: Database): Promise<Secrets | undefined> {
  const { keys, pepper, passwordKeys, dataDir } = source;
  if (keys !== undefined && pepper !== undefined) return readSecrets({ keys, pepper, passwordKeys });
  const storedRow = await db.selectFrom('secrets').select('id').executeTakeFirst();
  if (storedRow) return storedSecrets(db);
  return existsSync(secretsFileIn(dataDir)) ? loadSecrets(source) : undefined;
}

/**
 * Secrets kept in the store itself, created by the first node that opens it. For development and tests, where several
 * nodes share a database without settings.
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
