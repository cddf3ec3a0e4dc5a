import type { EmailAddress } from '#contract/email-address.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { networkKey } from '../group/audit-trail.ts';
import { newId } from '../group/secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';

interface NewNotice {
  email: EmailAddress;
  topic: string;
  caller: Caller;
  source: 'account' | 'page';
  /** The hash of the token that confirms it; undefined if it waits at once. */
  confirmHash: string | undefined;
}

/** Stores a notice, or begins it anew, under its earlier id, and returns the id. */
export async function storeNotice(
  group: AccountGroup,
  transaction: Database,
  { email, topic, caller, source, confirmHash }: NewNotice,
): Promise<string> {
  const [now, { edition }] = [group.now(), caller];
  const values = {
    email: email.text,
    status: confirmHash === undefined ? ('waiting' as const) : ('pending' as const),
    confirm_hash: confirmHash ?? null,
    consent: JSON.stringify({ at: now, edition, source, network: networkKey(group, caller) }),
    ...{ created_at: now, updated_at: now, sent_at: null },
  };
  const { id } = await transaction
    .insertInto('notices')
    .values({ id: newId(), email_key: email.key, edition, topic, ...values })
    .onConflict((conflict) => conflict.columns(['email_key', 'edition', 'topic']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
