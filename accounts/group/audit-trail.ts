import type { Database } from '../store/open-store.ts';
import type { AccountGroup, Caller } from './account-group.ts';
import { newId } from './secrets/random-ids.ts';

export type AuditEvent =
  | 'passwordSet'
  | 'replacedTokensReused'
  | 'ownershipClaimed'
  | 'ownershipAccepted'
  | 'ownershipRejected'
  /** The product was registered in this account, and is another's. */
  | 'ownershipLost'
  /** Our support team has set the state of a service request. */
  | 'requestUpdated';

/** Keyed hash of a network: comparable, but not readable. */
export const networkKey = ({ secrets, code }: AccountGroup, { network }: Caller): string =>
  secrets.key(code, 'network', network);

export const recordAuditEvent = (
  group: AccountGroup,
  db: Database,
  userId: string | null,
  event: AuditEvent,
  caller: Caller,
): Promise<void> => insertEvent(db, { userId, event, networkKey: networkKey(group, caller), at: group.now() });

/** An event that our support team has caused, on no visitor's network. */
export const recordSupportEvent = (db: Database, userId: string, event: AuditEvent, at: number): Promise<void> =>
  insertEvent(db, { userId, event, networkKey: '', at });

async function insertEvent(
  db: Database,
  { userId, event, networkKey, at }: { userId: string | null; event: AuditEvent; networkKey: string; at: number },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), user_id: userId, event, network_key: networkKey, created_at: at })
    .execute();
}
