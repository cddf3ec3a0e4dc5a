import type { AccountGroup, Caller } from '../account-group.ts';
import { newId } from '../secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';

export type AuditEvent = 'passwordSet' | 'replacedTokensReused';

/** Keyed hash of a network: comparable, but not readable. */
export const networkKey = ({ secrets, code }: AccountGroup, { network }: Caller): string =>
  secrets.key(code, 'network', network);

export async function recordAuditEvent(
  group: AccountGroup,
  db: Database,
  userId: string,
  event: AuditEvent,
  caller: Caller,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), user_id: userId, event, network_key: networkKey(group, caller), created_at: group.now() })
    .execute();
}
