import type { Reply } from '#contract/account/calls.ts';
import type { SavedProgram } from '#contract/account/program-shapes.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { UserCall } from '../../group/call.ts';
import type { ProgramRow } from '../../store/schema/owner-tables.ts';

/** Columns of a program that its owner sees in the list. */
export const savedColumns = ['id', 'page', 'title', 'version', 'created_at', 'updated_at'] as const;

export const savedProgram = ({ id, page, title, version, created_at, updated_at }: ProgramRow): SavedProgram => ({
  ...{ id, page, title, version },
  ...{ created_at, updated_at },
});

/** The programs of the account, the last changed first. */
export async function programs({ group, user }: UserCall<'programs'>): Promise<Reply<'programs'>> {
  const rows = await group.db
    .selectFrom('programs')
    .select(savedColumns)
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return { programs: rows };
}

/** A program with its text. Throws `notFound`. */
export async function program({ group, input: { id }, user }: UserCall<'program'>): Promise<Reply<'program'>> {
  const row = await group.db
    .selectFrom('programs')
    .select([...savedColumns, 'program'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw new AccountFailure('notFound');
  return row;
}
