import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '#accounts/store/open-store.ts';

/** The statements of a group that gets the plugin, in their order. */
export function recordStatements(): { plugin: KyselyPlugin; statements: RootOperationNode[] } {
  const statements: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, statements };
}

/** Each step in which SQLite searches or scans a table to run the statements, as it explains them. */
export async function readsOf(
  db: Database,
  statements: readonly RootOperationNode[],
  table: string,
): Promise<string[]> {
  const plans = await Promise.all(
    statements.map((node) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
      return db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    }),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail)).filter((step) => step.includes(` ${table}`));
}
