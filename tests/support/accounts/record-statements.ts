import type { KyselyPlugin, RootOperationNode } from 'kysely';

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
