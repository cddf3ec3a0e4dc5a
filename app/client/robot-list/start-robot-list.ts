/**
 * Loads the script that filters the list of products, on the page that has one. Call it again when the page has got new
 * content. After a failure it tries again at the next use and when the network is back.
 */
export async function startRobotList(): Promise<void> {
  if (!document.querySelector('[data-robot-list]')) return;
  try {
    const listModule = (await import('./robot-list.ts')) as typeof import('./robot-list.ts') | undefined;
    // The module is missing when the handler of `vite:preloadError` has dealt with the failure.
    listModule?.applyRobotList();
  } catch {
    const retry = new AbortController();
    const tryAgain = () => {
      retry.abort();
      void startRobotList();
    };
    document.addEventListener('change', tryAgain, { signal: retry.signal });
    addEventListener('online', tryAgain, { signal: retry.signal });
  }
}
