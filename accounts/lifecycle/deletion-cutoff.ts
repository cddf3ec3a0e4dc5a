import type { Database } from '../store/open-store.ts';

/** In ms. */
const hour = 3_600_000;
/** Upkeep moves forward by so much at a time, and not again within the interval of a clock that nobody can set. */
const step = hour;
const stepInterval = 300_000;

export interface DeletionCutoffOptions {
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that never step. */
  monotonicNow?: () => number;
}

/**
 * The time up to which expired rows may be deleted. It is now, unless the clock has jumped ahead of what the store has
 * seen: then it follows by an hour at a time, so that a clock that is years ahead deletes hours' worth of rows before
 * an operator sets it right. After a server was off, it catches up the same way. Each returned function is one node's.
 */
export function createDeletionCutoff({
  db,
  now,
  monotonicNow = () => performance.now(),
}: DeletionCutoffOptions): () => Promise<number> {
  let seen: { until: number; at: number } | undefined;
  return async () => {
    const stored = await readUntil(db, now());
    const at = now();
    if (stored >= at) return at;
    // Another node has moved it, or this one has just started: that counts as a step.
    if (seen?.until !== stored) seen = { until: stored, at: monotonicNow() };
    if (monotonicNow() - seen.at < stepInterval) return stored;
    const until = Math.min(at, stored + step);
    seen = { until, at: monotonicNow() };
    await db.updateTable('upkeep').set({ until }).where('until', '=', stored).execute();
    return until;
  };
}

/** A new store has nothing that expired, so it begins now. */
async function readUntil(db: Database, now: number): Promise<number> {
  await db
    .insertInto('upkeep')
    .values({ id: 'sweep', until: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { until } = await db.selectFrom('upkeep').select('until').where('id', '=', 'sweep').executeTakeFirstOrThrow();
  return until;
}
