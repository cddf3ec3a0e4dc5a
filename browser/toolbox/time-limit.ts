/** Runs a task whose signal aborts after `limit` ms, even while a response body is being read. */
export async function withTimeLimit<Result>(
  limit: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
