import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

/**
 * Applies the pending migrations, in the order of their names. Returns the names of migrations that a later build has
 * applied; they are left alone, because the tables of the next build serve this one too. Throws the errors of a
 * migration, and if an earlier migration is missing between applied ones.
 */
// biome-ignore lint/suspicious/noExplicitAny: as in Kysely, since migrations use tables of every version.
export async function migrate(db: Kysely<any>, migrations: Record<string, Migration>): Promise<string[]> {
  const lastKnownName = Object.keys(migrations).sort().at(-1) ?? '';
  for (;;) {
    const laterNames = (await appliedNames(db)).filter((name) => name > lastKnownName);
    const laterAsNoOps = Object.fromEntries(laterNames.map((name) => [name, { up: async () => {} }]));
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations, ...laterAsNoOps }) },
    }).migrateToLatest();
    if (!error) return laterNames;
    // A node of a later build may have migrated meanwhile.
    const newLaterNames = (await appliedNames(db)).filter((name) => name > lastKnownName);
    if (newLaterNames.length === laterNames.length) throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see above.
async function appliedNames(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
