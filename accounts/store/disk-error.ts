/** Full, over the quota, read-only, broken. */
const diskErrorCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB (https://sqlite.org/rescode.html). */
const sqliteErrorCodes = [8, 10, 11, 13, 14, 26];

/**
 * Whether a disk, or a file of SQLite on it, cannot be used as it is: something for whoever runs the server to mend,
 * while it runs.
 */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteErrorCodes.includes(errcode & 0xff);
  return diskErrorCodes.includes(String(code)) || isDiskError(error.cause);
}
