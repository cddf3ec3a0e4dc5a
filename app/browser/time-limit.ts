/** Does a task that may take `limit` ms: then its signal aborts, also while an answer is being read. */
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
