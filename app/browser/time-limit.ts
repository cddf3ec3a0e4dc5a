/** Runs a task whose signal aborts after `limit` ms, even while a response body is being read. */
export async function withTimeLimit<Result>(
  limit: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), limit);
  try {
    return await task(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}
