import type { Reply } from '#contract/account/calls.ts';
import type { SavedProgram } from '#contract/account/program-shapes.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Credentials } from '../account-group.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { ProgramRow } from '../store/owner-tables.ts';

/** Columns of a program that its owner sees in the list. */
export const savedColumns = ['id', 'page', 'title', 'version', 'created_at', 'updated_at'] as const;

export const savedProgram = ({ id, page, title, version, created_at, updated_at }: ProgramRow): SavedProgram => ({
  ...{ id, page, title, version },
  ...{ created_at, updated_at },
});

/** The programs of the account, the last changed first. Throws `sessionExpired`. */
export async function programs(group: AccountGroup, credentials: Credentials): Promise<Reply<'programs'>> {
  const { user } = await authenticate(group, credentials);
  const rows = await group.db
    .selectFrom('programs')
    .select(savedColumns)
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return { programs: rows };
}

/** A program with its text. Throws `sessionExpired` and `notFound`. */
export async function program(
  group: AccountGroup,
  { id }: { id: string },
  credentials: Credentials,
): Promise<Reply<'program'>> {
  const { user } = await authenticate(group, credentials);
  const row = await group.db
    .selectFrom('programs')
    .select([...savedColumns, 'program'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw new AccountFailure('notFound');
  return row;
}
