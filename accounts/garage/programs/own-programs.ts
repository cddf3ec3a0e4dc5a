import { titleLength } from '#contract/account/field-rules.ts';
import type { SavedProgram } from '#contract/account/garage-shapes.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import type { ProgramRow } from '../../store/schema/owner-tables.ts';

const savedColumns = ['id', 'page', 'title', 'version', 'created_at', 'updated_at'] as const;

export const savedProgram = ({ id, page, title, version, created_at, updated_at }: ProgramRow): SavedProgram => ({
  id,
  page,
  title,
  version,
  created_at,
  updated_at,
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

/** Throws `notFound`. */
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

/** Throws `notFound`. */
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

export const normalizedTitle = (title: string): string => title.normalize('NFC').trim();

/** Title of a copy with the next free number: `Night watch (2)`, then `Night watch (3)`. Never longer than a title. */
export function copyTitle(title: string, takenTitles: readonly string[]): string {
  const base = withoutNumber(title);
  for (let number = 2; ; number += 1) {
    const copy = withNumber(base, number);
    if (!takenTitles.includes(copy)) return copy;
  }
}

export function isCopyTitle(copy: string, title: string): boolean {
  const number = Number(/ \((\d{1,4})\)$/.exec(copy)?.[1]);
  return number >= 2 && copy === withNumber(withoutNumber(title), number);
}

const withoutNumber = (title: string): string => title.replace(/(?<=\S) \(\d{1,4}\)$/, '');

function withNumber(base: string, number: number): string {
  const ending = ` (${number})`;
  const start = [...base].slice(0, titleLength - ending.length).join('');
  return `${start.trimEnd()}${ending}`;
}
