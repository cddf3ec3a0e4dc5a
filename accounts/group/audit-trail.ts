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

export const confirmedConsent = (group: AccountGroup, consent: string, caller: Caller): string =>
  JSON.stringify({ ...JSON.parse(consent), confirmed: { at: group.now(), network: networkKey(group, caller) } });

export const recordAuditEvent = (
  group: AccountGroup,
  userId: string | null,
  event: AuditEvent,
  caller: Caller,
): Promise<void> => insertEvent(group, userId, event, networkKey(group, caller));

/** Records an event that our support team has caused, on no visitor's network. */
export const recordSupportEvent = (context: Store, userId: string, event: AuditEvent): Promise<void> =>
  insertEvent(context, userId, event, '');

type Store = Pick<AccountGroup, 'db' | 'now'>;

async function insertEvent({ db, now }: Store, user_id: string | null, event: AuditEvent, network_key: string) {
  await db.insertInto('audit').values({ id: newId(), user_id, event, network_key, created_at: now() }).execute();
}
