import { isDiskError } from './sqlite/disk-error.ts';
import { isFileLocked } from './sqlite/locked-file.ts';

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
  const { code } = error as { code?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return isDiskError(error) || isFileLocked(error);
  return (
    (typeof code === 'string' && (networkCodes.test(code) || postgresCodes.test(code))) ||
    poolMessages.test(error.message) ||
    isStoreUnavailable(error.cause)
  );
}
