import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const maxCachedStatements = 200;

/**
 * `node:sqlite` behind what Kysely's dialect asks for. Commits are on the disk when they are answered (`synchronous=FULL`), what is deleted is overwritten,
 * and compiled statements are kept. What another process holds fails at once (`isHeld`): waiting here would keep
 * everything else waiting.
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
    // On a disk that is read-only just now SQLite would open a file for reading alone, and keep to that when the disk
    // is mended.
    database.exec('BEGIN IMMEDIATE; ROLLBACK;');
  } catch (error) {
    database.close();
    throw error;
  }
  const statementCache = new Map<string, SqliteStatement>();
  const compile = (sql: string): SqliteStatement => {
    const statement = statementOf(database.prepare(sql));
    if (/^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql)) statementCache.set(sql, statement);
    const oldestSql = statementCache.size > maxCachedStatements ? statementCache.keys().next().value : undefined;
    if (oldestSql !== undefined) statementCache.delete(oldestSql);
    return statement;
  };
  return {
    prepare(requestedSql) {
      // A transaction that reads first and writes later fails at once when another process wrote meanwhile, whatever
      // the time to wait.
      const sql = requestedSql === 'begin' ? 'begin immediate' : requestedSql;
      // A full disk ends a transaction by itself: taking it back again would hide why.
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
        // It only helps later queries; a disk that is full is no reason to stay open.
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

const statementOf = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...values.map(toInput)),
  run: (values) => statement.run(...values.map(toInput)),
  iterate: (values) => statement.iterate(...values.map(toInput)) as IterableIterator<unknown>,
});

const toInput = (value: unknown): SQLInputValue => (value === undefined ? null : (value as SQLInputValue));
