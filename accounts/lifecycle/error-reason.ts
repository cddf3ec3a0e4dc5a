/** Connection errors hold no personal data, so their message may be logged. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return [error.message, typeof code === 'string' ? `(${code})` : ''].join(' ').trim();
}
