import type { Database } from '../../store/open-store.ts';
import { generateSecretTexts, readSecrets } from './load-secrets.ts';
import type { Secrets } from './secrets.ts';

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
