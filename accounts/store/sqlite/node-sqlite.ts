import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const maxCachedStatements = 200;

/**
 * `node:sqlite` behind the interface of Kysely's dialect. Commits are durable (`synchronous=FULL`), deleted data is
 * overwritten (`secure_delete`), and statements are cached. A locked file fails at once (`isFileLocked`): waiting here
 * would block the event loop.
 */
export function openNodeSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, {
    timeout: 0,
    enableForeignKeyConstraints: true,
    enableDoubleQuotedStringLiterals: false,
  });
  try {
    database.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=ON;',
    );
    // On a disk that is read-only for a while, SQLite would open the file read-only and stay so. This fails instead.
    database.exec('BEGIN IMMEDIATE; ROLLBACK;');
  } catch (error) {
    database.close();
    throw error;
  }
  const statementCache = new Map<string, SqliteStatement>();
  const compile = (sql: string): SqliteStatement => {
    const statement = wrapStatement(database.prepare(sql));
    if (/^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql)) statementCache.set(sql, statement);
    const oldestSql = statementCache.size > maxCachedStatements ? statementCache.keys().next().value : undefined;
    if (oldestSql !== undefined) statementCache.delete(oldestSql);
    return statement;
  };
  return {
    prepare(requestedSql) {
      // A deferred transaction that reads first fails at its first write if another process wrote meanwhile.
      const sql = requestedSql === 'begin' ? 'begin immediate' : requestedSql;
      // A full disk has rolled the transaction back already; a second rollback would hide the cause.
      if (sql === 'rollback' && !database.isTransaction) return noopStatement;
      const cachedStatement = statementCache.get(sql);
      if (!cachedStatement) return compile(sql);
      statementCache.delete(sql);
      statementCache.set(sql, cachedStatement);
      return cachedStatement;
    },
    close() {
      statementCache.clear();
      try {
        database.exec('PRAGMA optimize');
      } catch {
        // Optional: it only helps later queries.
      } finally {
        database.close();
      }
    },
  };
}

const noopStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

const wrapStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...values.map(toInput)),
  run: (values) => statement.run(...values.map(toInput)),
  iterate: (values) => statement.iterate(...values.map(toInput)) as IterableIterator<unknown>,
});

const toInput = (value: unknown): SQLInputValue => (value === undefined ? null : (value as SQLInputValue));
