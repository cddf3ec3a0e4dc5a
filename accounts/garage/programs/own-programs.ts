import type { SavedProgram } from '#contract/account/garage-shapes.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import type { ProgramRow } from '../../store/schema/owner-tables.ts';
import { normalizedTitle } from './program-title.ts';

/** Columns of a program that its owner sees in the list. */
const savedColumns = ['id', 'page', 'title', 'version', 'created_at', 'updated_at'] as const;

export const savedProgram = ({ id, page, title, version, created_at, updated_at }: ProgramRow): SavedProgram => ({
  ...{ id, page, title, version },
  ...{ created_at, updated_at },
});

/** The programs of the account, the last changed first. */
export const programs: UserHandler<'programs'> = async ({ group, user }) => {
  const rows = await group.db
    .selectFrom('programs')
    .select(savedColumns)
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return { programs: rows };
};

/** A program with its text. Throws `notFound`. */
export const program: UserHandler<'program'> = async ({ group, input: { id }, user }) => {
  const row = await group.db
    .selectFrom('programs')
    .select([...savedColumns, 'program'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw new AccountFailure('notFound');
  return row;
};

/** Renames a program of the account. Throws `notFound`. */
export const renameProgram: UserHandler<'renameProgram'> = async ({ group, input: { id, title }, user }) => {
  const row = await group.db
    .updateTable('programs')
    .set({ title: normalizedTitle(title), updated_at: group.now() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning(savedColumns)
    .executeTakeFirst();
  if (!row) throw new AccountFailure('notFound');
  return row;
};

/** Deletes a program of the account, if it is still there. */
export const deleteProgram: UserHandler<'deleteProgram'> = async ({ group, input: { id }, user }) => {
  await group.db.deleteFrom('programs').where('id', '=', id).where('user_id', '=', user.id).execute();
  return {};
};
