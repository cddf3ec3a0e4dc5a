import type { Reply } from '#contract/account/calls.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserHandler } from '../../group/call.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { lockUser } from '../../login/users/users.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { ProgramRow } from '../../store/schema/owner-tables.ts';
import { copyTitle, isCopyTitle, normalizedTitle, savedProgram } from './own-programs.ts';

const maxPrograms = 100;

interface Draft extends Pick<ProgramRow, 'page' | 'title' | 'program'> {
  /** The version of the saved program that it was made from; undefined for a new one. */
  origin: { id: string; version: number | undefined } | undefined;
}

/**
 * Saves a program as a new one or as the next version of another, which keeps its title and page. What was changed or
 * deleted elsewhere meanwhile is not overwritten: this one becomes a copy. Throws `tooManyPrograms`.
 */
export const saveProgram: UserHandler<'saveProgram'> = async ({
  group,
  input: { id, version, page, title, program },
  user,
}) => {
  const draft = {
    page,
    title: normalizedTitle(title),
    program,
    origin: id === undefined ? undefined : { id, version },
  };
  return inTransaction(group, async (transaction) => {
    // One at a time, so that none is overwritten unseen and the limit holds.
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    const { row, outcome } = await saveWithin(transaction, user.id, draft);
    return { ...savedProgram(row), outcome };
  });
};

interface Saved {
  row: ProgramRow;
  outcome: Reply<'saveProgram'>['outcome'];
}

async function saveWithin(group: AccountGroup, userId: string, draft: Draft): Promise<Saved> {
  const now = group.now();
  const original = draft.origin && (await ownProgram(group, userId, draft.origin.id));
  if (original?.program === draft.program) return { row: original, outcome: 'unchanged' };
  if (original && original.version === draft.origin?.version)
    return { row: await nextVersion(group, original, draft.program), outcome: 'updated' };
  const titles = await group.db.selectFrom('programs').select('title').where('user_id', '=', userId).execute();
  const same = await sameProgram(group, userId, draft);
  if (same) return { row: same, outcome: 'unchanged' };
  if (titles.length >= maxPrograms) throw new AccountFailure('tooManyPrograms');
  const isCopy = draft.origin !== undefined;
  const { page, program } = draft;
  const row = await group.db
    .insertInto('programs')
    .values({
      id: newId(),
      user_id: userId,
      page,
      program,
      version: 1,
      created_at: now,
      updated_at: now,
      title: isCopy
        ? copyTitle(
            draft.title,
            titles.map(({ title }) => title),
          )
        : draft.title,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, outcome: isCopy ? 'copied' : 'created' };
}

const ownProgram = ({ db }: AccountGroup, userId: string, id: string): Promise<ProgramRow | undefined> =>
  db.selectFrom('programs').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

const nextVersion = ({ db, now }: AccountGroup, { id, version }: ProgramRow, program: string) =>
  db
    .updateTable('programs')
    .set({ program, version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Finds the program that an earlier attempt has saved already, whose answer may have been lost. */
async function sameProgram(
  { db }: AccountGroup,
  userId: string,
  { page, title, program, origin }: Draft,
): Promise<ProgramRow | undefined> {
  const rows = await db
    .selectFrom('programs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('page', '=', page)
    .where('program', '=', program)
    .execute();
  return rows.find((row) => (origin ? isCopyTitle(row.title, title) : row.title === title));
}
