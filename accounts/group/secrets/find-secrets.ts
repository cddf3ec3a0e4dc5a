import { existsSync } from 'node:fs';
import type { Database } from '../../store/open-store.ts';
import { loadSecrets, readSecrets, type SecretSource, secretsFileIn } from './load-secrets.ts';
import type { Secrets } from './secrets.ts';
import { storedSecrets } from './stored-secrets.ts';

/** The secrets that a server with these settings would use; undefined if there are none yet. Creates none. */
export async function findSecrets(source: SecretSource, db: Database): Promise<Secrets | undefined> {
  const { keys, pepper, passwordKeys, dataDir } = source;
  if (keys !== undefined && pepper !== undefined) return readSecrets({ keys, pepper, passwordKeys });
  const storedRow = await db.selectFrom('secrets').select('id').executeTakeFirst();
  if (storedRow) return storedSecrets(db);
  return existsSync(secretsFileIn(dataDir)) ? loadSecrets(source) : undefined;
}
