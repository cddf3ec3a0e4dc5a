import type { TableName } from '../store/copy-store.ts';
import type { Tables } from '../store/tables.ts';

/** Columns that could open an account or a link: a file with them would be worth stealing. All others are exported. */
const withheldColumns: { readonly [Table in TableName]?: readonly (keyof Tables[Table])[] } = {
  users: ['password_hash'],
  sessions: ['token_hash'],
  challenges: ['id', 'code_hash', 'sealed_address'],
  subscribers: ['confirm_hash'],
  notices: ['confirm_hash'],
  outbox: ['template_values'],
};

/** A row without the columns that stay here. */
export function withoutSecrets(table: TableName, row: object): Record<string, unknown> {
  const withheld: readonly string[] = withheldColumns[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.includes(column)));
}
