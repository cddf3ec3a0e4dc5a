import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import { installQueries } from './install-queries.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** The library's wrapper looks for module loaders first, which a page may have. */
const installation = `
  ((define, module, exports) => { (function () { ${library} }).call(globalThis); })();
  (${installQueries})();`;

type Reply = { value?: unknown; error?: string; needsQueries?: true };

/** A function or expression in the notation of JavaScript, with its arguments. */
export interface PageScript {
  body: string;
  values: unknown[];
}

/** Time that an action or a wait may take, in ms, where a test does not say otherwise. */
export const defaultTimeout = 30_000;
/** Time between two tries, in ms. */
const interval = 50;

/**
 * Evaluates a script in the page, in which `pageQueries` are available, and returns its result, which must survive
 * JSON. Tries again while the tab goes from one document to another. Rejects with the error of the script.
 */
export async function evaluateIn(driver: Driver, { body, values }: PageScript): Promise<unknown> {
  const call = `(async () => {
    if (!window.pageQueries) return JSON.stringify({ needsQueries: true });
    try {
      return JSON.stringify({ value: await (${body})(...${JSON.stringify(values)}) });
    } catch (error) {
      return JSON.stringify({ error: String(error?.stack ?? error) });
    }
  })()`;
  const deadline = Date.now() + defaultTimeout;
  for (;;) {
    const reply = await readReply(driver, call);
    if (typeof reply === 'string') {
      if (Date.now() > deadline) throw new Error(reply);
      await pause(interval);
    } else if (reply.needsQueries) {
      await driver.evaluate(`(async () => { ${installation} return ''; })()`).catch(() => {});
    } else if (reply.error !== undefined) {
      throw new Error(reply.error);
    } else return reply.value;
  }
}

/** The reply of the page; if the tab was between two documents, the reason as text. */
async function readReply(driver: Driver, call: string): Promise<Reply | string> {
  try {
    return JSON.parse(await driver.evaluate(call)) as Reply;
  } catch (error) {
    return String(error);
  }
}

/** Calls `attempt` until it returns something other than undefined. Rejects with `describe()` after the time. */
export async function until<Value>(
  attempt: () => Promise<Value | undefined>,
  timeout: number,
  describe: () => string,
): Promise<Value> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const value = await attempt();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`not within ${timeout} ms: ${describe()}`);
    await pause(interval);
  }
}
