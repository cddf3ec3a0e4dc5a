const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/**
 * Connection lost, no such database (while it is restored), out of resources, shutting down or starting, read-only,
 * timeout of a statement or lock (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const postgresCodes = /^(08...|3D000|53...|57P0.|57014|58...|25006|25P03|55P03)$/;
const poolMessages =
  /^(Connection terminated|timeout ex(pired|ceeded when trying)|Client (has encountered|was closed)|Query read timeout)/;

/** Returns true if a database cannot be reached or written at present. */
export function isDatabaseUnavailable(error: Error): boolean {
  const { code } = error as { code?: unknown };
  const isKnownCode = typeof code === 'string' && (networkCodes.test(code) || postgresCodes.test(code));
  return isKnownCode || poolMessages.test(error.message);
}
