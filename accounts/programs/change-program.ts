import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { normalizedTitle } from './program-title.ts';
import { savedColumns } from './saved-programs.ts';

/** Renames a program of the account. Throws `sessionExpired`, `tooManyRequests` and `notFound`. */
export async function renameProgram(
  group: AccountGroup,
  { id, title }: ParsedRequest<'renameProgram'>,
  credentials: Credentials,
): Promise<Reply<'renameProgram'>> {
  const { user } = await authenticate(group, credentials);
  await group.limits.take('programPerUser', user.id);
  const row = await group.db
    .updateTable('programs')
    .set({ title: normalizedTitle(title), updated_at: group.now() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning(savedColumns)
    .executeTakeFirst();
  if (!row) throw new AccountFailure('notFound');
  return row;
}

/** Deletes a program of the account, if it is still there. Throws `sessionExpired` and `tooManyRequests`. */
export async function deleteProgram(
  group: AccountGroup,
  { id }: ParsedRequest<'deleteProgram'>,
  credentials: Credentials,
): Promise<Reply<'deleteProgram'>> {
  const { user } = await authenticate(group, credentials);
  await group.limits.take('programPerUser', user.id);
  await group.db.deleteFrom('programs').where('id', '=', id).where('user_id', '=', user.id).execute();
  return {};
}
