import type { CreateTableBuilder } from 'kysely';

/** Columns that migrations have in common. */
export const required = <Column extends { notNull(): Column }>(column: Column): Column => column.notNull();

export const withId = (table: CreateTableBuilder<string, never>) =>
  table.addColumn('id', 'text', (column) => column.primaryKey());

export const withUserId = <Columns extends string>(table: CreateTableBuilder<string, Columns>) =>
  table.addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
