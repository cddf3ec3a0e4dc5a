import type { AccountGroup, Caller } from '../account-group.ts';
import { networkKey } from '../audit-log/audit-trail.ts';
import type { Address } from '../users/address.ts';

/** Whether the account has a session opened on the caller's network. Same work for an unknown address. */
export async function hasSessionFrom(group: AccountGroup, { kind, key }: Address, caller: Caller): Promise<boolean> {
  const at = group.now();
  const session = await group.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(kind === 'email' ? 'users.email_key' : 'users.phone', '=', key)
    .where('sessions.network_key', '=', networkKey(group, caller))
    .where('sessions.idle_expires_at', '>', at)
    .where('sessions.expires_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
