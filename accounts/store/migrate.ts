import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';

/**
 * Does the steps that a store has not had so far, in the order of their names. Answers the names of steps that a later
 * build has done: they stay as they are, for tables of the next build serve this one too. Throws what a step throws,
 * and where steps are missing between those that were done.
 */
// biome-ignore lint/suspicious/noExplicitAny: as Kysely has it for migrations, which know tables of every age.
export async function migrate(db: Kysely<any>, steps: Record<string, Migration>): Promise<string[]> {
  const last = Object.keys(steps).sort().at(-1) ?? '';
  for (;;) {
    const later = (await namesDone(db)).filter((name) => name > last);
    const asDone = Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...steps, ...asDone }) },
    }).migrateToLatest();
    if (!error) return later;
    // A node of a later build may have gone on meanwhile.
    const meanwhile = (await namesDone(db)).filter((name) => name > last);
    if (meanwhile.length === later.length) throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see above.
async function namesDone(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
