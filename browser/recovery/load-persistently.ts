import type { StartName } from '#contract/faults.ts';
import { backoff } from '../toolbox/backoff.ts';
import { reportFault } from '../toolbox/start-features.ts';
import { assetsNamedIn } from './chunk-recovery.ts';

/** Loads a script until it is there: after a failure again later, or as soon as the network or the visitor is back. */
export async function loadPersistently<Module>(name: StartName, load: () => Promise<Module>): Promise<Module> {
  let loadAgain = load;
  for (let failures = 0; ; failures += 1) {
    try {
      return await loadAgain();
    } catch (error) {
      reportFault('start', name);
      await new Promise((resolve) => {
        setTimeout(resolve, backoff(failures));
        addEventListener('online', resolve, { once: true });
        addEventListener('visibilitychange', resolve, { once: true });
      });
      // Browsers from before 2026 never request a module again that failed once, so a query makes it a new address.
      const [path] = assetsNamedIn(String(error));
      if (path) loadAgain = () => import(/* @vite-ignore */ `${path}?${failures}`);
    }
  }
}
