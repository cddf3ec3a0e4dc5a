import type { CallName, Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Credentials } from '../group/account-group.ts';
import type { Call } from '../group/call.ts';
import type { StreamedReply } from '../group/streamed-reply.ts';
import { authenticate } from '../login/sessions/authenticate.ts';
import type { UserRow } from '../store/schema/tables.ts';
import { type CallRow, callTable } from './call-table.ts';

/** Checks the session of a call, counts its limit and handles it. Throws the AccountFailure of a refusal. */
export async function performCall<Name extends CallName>(
  name: Name,
  call: Call<Name>,
): Promise<Reply<Name> | StreamedReply> {
  const row: CallRow<Name> = callTable[name];
  if (row.session === 'visitor') return row.handle({ ...call, user: await optionalUser(call.group, call.credentials) });
  if (row.session !== 'user') return row.handle(call);
  const user = await authenticate(call.group, call.credentials);
  if (row.limit !== 'none' && row.limit !== 'inHandler') await call.group.limits.take(row.limit, user.id);
  return row.handle({ ...call, user });
}

/** An ended session counts as none, so that visitors do not lose a form that they have filled in. */
async function optionalUser(group: AccountGroup, credentials: Credentials): Promise<UserRow | undefined> {
  if (credentials.apptoken === '') return undefined;
  try {
    return await authenticate(group, credentials);
  } catch (error) {
    if (error instanceof AccountFailure && error.responseName === 'sessionExpired') return undefined;
    throw error;
  }
}
