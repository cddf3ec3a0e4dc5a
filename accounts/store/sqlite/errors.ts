/** Full, over quota, read-only, I/O error. */
const diskErrorCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB (https://sqlite.org/rescode.html). */
const sqliteErrorCodes = [8, 10, 11, 13, 14, 26];

/** Returns true if a disk or SQLite file is unusable until an operator fixes it. */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteErrorCodes.includes(errcode & 0xff);
  return diskErrorCodes.includes(String(code)) || isDiskError(error.cause);
}

/** BUSY, LOCKED (https://sqlite.org/rescode.html). */
const lockedCodes = [5, 6];

/** Returns true if another process holds the lock of the SQLite file. */
export function isFileLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && lockedCodes.includes(errcode & 0xff);
}
