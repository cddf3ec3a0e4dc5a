import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { UserCall } from '../../group/call.ts';
import { normalizedTitle } from './program-title.ts';
import { savedColumns } from './saved-programs.ts';

/** Renames a program of the account. Throws `notFound`. */
export async function renameProgram({
  group,
  input: { id, title },
  user,
}: UserCall<'renameProgram'>): Promise<Reply<'renameProgram'>> {
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

/** Deletes a program of the account, if it is still there. */
export async function deleteProgram({
  group,
  input: { id },
  user,
}: UserCall<'deleteProgram'>): Promise<Reply<'deleteProgram'>> {
  await group.db.deleteFrom('programs').where('id', '=', id).where('user_id', '=', user.id).execute();
  return {};
}
