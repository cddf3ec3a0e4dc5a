/** Full, over quota, read-only, I/O error. */
const diskErrorCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB (https://sqlite.org/rescode.html). */
const brokenFileCodes = [8, 10, 11, 13, 14, 26];
/** BUSY, LOCKED. */
const lockedFileCodes = [5, 6];

const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/**
 * Connection lost, no such database (while it is restored), out of resources, shutting down or starting, read-only,
 * timeout of a statement or lock (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const postgresCodes = /^(08...|3D000|53...|57P0.|57014|58...|25006|25P03|55P03)$/;
const poolMessages =
  /^(Connection terminated|timeout ex(pired|ceeded when trying)|Client (has encountered|was closed)|Query read timeout)/;

/** Returns true if the store cannot be reached or written at present, so that the same call may succeed later. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isStoreUnavailable)) return true;
  const code = errorCode(error);
  if (code === 'ERR_SQLITE_ERROR') return isDiskError(error) || isFileLocked(error);
  const isKnownCode = networkCodes.test(code) || postgresCodes.test(code);
  return isKnownCode || poolMessages.test(error.message) || isStoreUnavailable(error.cause);
}

/** Returns true if a disk or SQLite file is unusable until an operator fixes it. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error &&
  (hasSqliteCode(error, brokenFileCodes) || diskErrorCodes.includes(errorCode(error)) || isDiskError(error.cause));

export const isFileLocked = (error: unknown): boolean => hasSqliteCode(error, lockedFileCodes);

const hasSqliteCode = (error: unknown, codes: readonly number[]): boolean =>
  errorCode(error) === 'ERR_SQLITE_ERROR' && codes.includes((error as { errcode: number }).errcode & 0xff);

const errorCode = (error: unknown): string => String(Object(error).code);
