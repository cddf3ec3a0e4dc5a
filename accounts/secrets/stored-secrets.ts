import type { Database } from '../store/open-store.ts';
import { generateSecretTexts, readSecrets } from './load-secrets.ts';
import type { Secrets } from './secrets.ts';

/**
 * The secrets that lie in a store itself, made by the first node that opens it: several nodes need no setting in
 * development and tests.
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
