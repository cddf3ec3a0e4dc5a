import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Driver, SentRequest } from './driver.ts';
import { EngineLocator, roleStep, selectorStep, wantedText } from './engine-locator.ts';
import { defaultTimeout, evaluateIn, until } from './page-scripts.ts';

type Wait = { timeout?: number };
type WantedAddress = string | RegExp | ((address: URL) => boolean);

/**
 * The part of Playwright's `Page` that journeys use, for browsers that Playwright cannot drive. What a test uses beyond
 * it throws: add it here, or let the test run in Chromium alone.
 */
export class EnginePage {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #troubles: string[];

  constructor(driver: Driver, origin: string, troubles: string[]) {
    this.#driver = driver;
    this.#origin = origin;
    this.#troubles = troubles;
  }

  /** This page as journeys see it. Members that it lacks throw when they are used. */
  asPage(): Page {
    const complete = new Proxy(this, {
      get: (page, name) => {
        const value = Reflect.get(page, name, page);
        if (value === undefined && typeof name === 'string' && name !== 'then')
          throw new Error(`page.${name} works in Chromium only: add it to EnginePage, or leave the test to Chromium`);
        return typeof value === 'function' ? value.bind(page) : value;
      },
    });
    return complete as unknown as Page;
  }

  locator = (selector: string) => new EngineLocator(this, [selectorStep(selector)]);
  getByRole = (...[role, options]: Parameters<EngineLocator['getByRole']>) =>
    new EngineLocator(this, [roleStep(role, options)]);
  getByLabel = (text: string | RegExp, options?: { exact?: boolean }) =>
    new EngineLocator(this, [{ label: wantedText(text, options?.exact) }]);
  getByText = (text: string | RegExp, options?: { exact?: boolean }) =>
    new EngineLocator(this, [{ text: wantedText(text, options?.exact) }]);

  /** Evaluates a function in the page. */
  run = (body: string, ...values: unknown[]): Promise<unknown> => evaluateIn(this.#driver, { body, values });
  evaluate = (pageFunction: unknown, argument?: unknown): Promise<unknown> =>
    typeof pageFunction === 'function'
      ? this.run(String(pageFunction), argument)
      : this.run(`() => { ${String(pageFunction)} }`);
  addInitScript = (pageFunction: unknown, argument?: unknown): Promise<void> =>
    this.#driver.addInitScript(`(${String(pageFunction)})(${JSON.stringify(argument) ?? ''});`);

  goto = (address: string): Promise<void> => this.#driver.navigate(new URL(address, this.#origin).href);
  #address = async () => new URL((await this.run('() => location.href')) as string);

  /** Loads the page again, and waits until that has happened. */
  async reload(): Promise<void> {
    await this.run('() => { window.isOldDocument = true; setTimeout(() => location.reload()); }');
    await this.#waitForLoaded('!("isOldDocument" in window)');
  }

  async goBack(): Promise<void> {
    const before = (await this.#address()).href;
    await this.run('() => { setTimeout(() => history.back()); }');
    await this.#waitForLoaded(`location.href !== ${JSON.stringify(before)}`);
  }

  #waitForLoaded = (condition: string) =>
    this.waitForFunction(`() => ${condition} && document.readyState === 'complete'`);

  async waitForFunction(pageFunction: unknown, argument?: unknown, { timeout = defaultTimeout }: Wait = {}) {
    await until(
      async () => ((await this.run(String(pageFunction), argument)) ? true : undefined),
      timeout,
      () => `${pageFunction}; troubles: ${this.#troubles.join(', ')}`,
    );
  }

  async waitForURL(wanted: WantedAddress, { timeout = defaultTimeout }: Wait = {}): Promise<void> {
    let address = new URL(this.#origin);
    await until(
      async () => {
        address = await this.#address();
        return isWanted(address, wanted) ? true : undefined;
      },
      timeout,
      () => `the address is ${address}, not ${wanted}`,
    );
    await this.#waitForLoaded('true');
  }

  /** No request is on its way half a second after the load event, unless the page is slow. */
  async waitForLoadState(): Promise<void> {
    await this.#waitForLoaded('true');
    await pause(500);
  }

  waitForTimeout = (ms: number): Promise<void> => pause(ms);

  on(event: string, listener: (request: SentRequest) => void): void {
    if (event !== 'request') throw new Error(`page.on('${event}') works in Chromium only`);
    this.#driver.onRequest(listener);
  }

  keyboard = {
    press: async (chord: string): Promise<void> => {
      const keys = chord === '+' ? ['+'] : chord.split('+');
      for (const key of keys) await this.#driver.keyDown(key);
      for (const key of keys.toReversed()) await this.#driver.keyUp(key);
    },
    type: async (text: string): Promise<void> => {
      for (const character of text) {
        await this.#driver.keyDown(character);
        await this.#driver.keyUp(character);
      }
    },
  };

  mouse = {
    move: async (x: number, y: number): Promise<void> => this.#driver.moveTo(x, y),
    down: (): Promise<void> => this.#driver.buttonDown(),
    up: (): Promise<void> => this.#driver.buttonUp(),
    wheel: (deltaX: number, deltaY: number): Promise<void> => this.#driver.scrollBy(deltaX, deltaY),
  };

  screenshot = (): Promise<Buffer> => this.#driver.screenshot();
}

function isWanted(address: URL, wanted: WantedAddress): boolean {
  if (typeof wanted === 'function') return wanted(address);
  if (wanted instanceof RegExp) return wanted.test(address.href);
  const pattern = wanted
    .split('**')
    .map((part) => part.split('*').map(RegExp.escape).join('[^/]*'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(address.href);
}
