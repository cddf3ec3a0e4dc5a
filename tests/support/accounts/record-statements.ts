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

/** Refuses to store messages of a group that gets the plugin, while `isAway` is true. */
export function refuseOutbox(): { plugin: KyselyPlugin; isAway: boolean } {
  const refusal = {
    isAway: false,
    plugin: {
      transformQuery({ node }) {
        if (refusal.isAway && node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"outbox"'))
          throw new Error('outbox away');
        return node;
      },
      transformResult: async ({ result }) => result,
    } satisfies KyselyPlugin,
  };
  return refusal;
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
