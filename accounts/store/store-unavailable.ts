import { isDatabaseUnavailable } from './postgres/errors.ts';
import { isDiskError, isFileLocked } from './sqlite/errors.ts';

/** Returns true if the store cannot be reached or written at present, so that the same call may succeed later. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isStoreUnavailable)) return true;
  const { code } = error as { code?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return isDiskError(error) || isFileLocked(error);
  return isDatabaseUnavailable(error) || isStoreUnavailable(error.cause);
}
