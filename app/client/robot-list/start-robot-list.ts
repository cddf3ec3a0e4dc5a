import { reportFault } from '../../browser/report-fault.ts';

let isNeeded = false;

/**
 * Loads the script that filters the list of products, on the page that has one: at once if the address asks for a part
 * of the list (`data-list-held`, set in the head) or the visitor has chosen already, else when the visitor comes near
 * it. Call it again when the page has got new content.
 */
export async function startRobotList(): Promise<void> {
  const list = document.querySelector('[data-robot-list]');
  if (!list) return;
  isNeeded ||= document.documentElement.dataset.listHeld !== undefined || hasChoice(list);
  if (isNeeded) await loadRobotList();
  else whenUsed(list, ['pointerover', 'focusin', 'change']);
}

const hasChoice = (list: Element): boolean =>
  [...list.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  [...list.querySelectorAll('select')].some(({ selectedIndex }) => selectedIndex > 0);

/** After a failure it tries again at the next use and when the network is back. */
async function loadRobotList(): Promise<void> {
  try {
    const listModule = (await import('./robot-list.ts')) as typeof import('./robot-list.ts') | undefined;
    // The module is missing when the handler of `vite:preloadError` has dealt with the failure.
    listModule?.applyRobotList();
  } catch {
    reportFault('start', 'robotList');
    whenUsed(document, ['change']);
  }
}

function whenUsed(target: EventTarget, events: readonly string[]): void {
  const listeners = new AbortController();
  const load = () => {
    listeners.abort();
    isNeeded = true;
    void loadRobotList();
  };
  for (const event of events) target.addEventListener(event, load, { signal: listeners.signal });
  addEventListener('online', load, { signal: listeners.signal });
}
