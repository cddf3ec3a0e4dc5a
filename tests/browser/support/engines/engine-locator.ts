import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import type { EnginePage } from './engine-page.ts';
import { defaultTimeout, until } from './page-scripts.ts';
import type { ClickPoint, Step, WantedText } from './steps.ts';

type RoleOptions = Parameters<Locator['getByRole']>[1];
type TextOptions = { exact?: boolean };
type Wait = { timeout?: number };
type PageFunction<Node, Argument> = ((node: Node, argument: Argument) => unknown) | string;

export const wantedText = (text: string | RegExp, exact = false): WantedText =>
  typeof text === 'string' ? { text, exact } : { pattern: text.source, flags: text.flags };

export const roleStep = (role: string, { name, exact, level, selected }: RoleOptions = {}): Step => ({
  role,
  ...(name !== undefined && { name: wantedText(name, exact) }),
  ...(level !== undefined && { level }),
  ...(selected !== undefined && { selected }),
});

export const selectorStep = (selector: string): Step =>
  selector === 'visible=true' ? { visible: true } : { css: selector };

/** The part of Playwright's `Locator` that journeys use, for browsers that Playwright cannot drive. */
export class EngineLocator {
  readonly steps: Step[];
  readonly #page: EnginePage;

  constructor(page: EnginePage, steps: Step[]) {
    this.#page = page;
    this.steps = steps;
  }

  #then = (...steps: Step[]) => new EngineLocator(this.#page, [...this.steps, ...steps]);
  locator = (selector: string) => this.#then(selectorStep(selector));
  getByRole = (role: string, options?: RoleOptions) => this.#then(roleStep(role, options));
  getByLabel = (text: string | RegExp, { exact }: TextOptions = {}) => this.#then({ label: wantedText(text, exact) });
  getByText = (text: string | RegExp, { exact }: TextOptions = {}) => this.#then({ text: wantedText(text, exact) });
  nth = (index: number) => this.#then({ nth: index });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  filter = ({ hasText }: { hasText: string | RegExp }) => this.#then({ hasText: wantedText(hasText) });
  and = ({ steps }: EngineLocator) => this.#then({ and: steps });
  all = async () => Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  toString = () => JSON.stringify(this.steps);

  /** Calls a function in the page with all elements that there are now. */
  evaluateAll = (pageFunction: PageFunction<Element[], unknown>, argument?: unknown) =>
    this.#page.run(`(steps, argument) => (${pageFunction})(pageQueries.find(steps), argument)`, this.steps, argument);

  count = async () => Number(await this.evaluateAll((all) => all.length));
  allTextContents = () => this.evaluateAll((all) => all.map(({ textContent }) => textContent));
  // biome-ignore lint/performance/useDomNodeTextContent: it returns what is rendered, as Playwright does.
  allInnerTexts = () => this.evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));

  /** Calls a function in the page with the first element, as soon as there is one. */
  async evaluate(pageFunction: PageFunction<Element, unknown>, argument?: unknown, wait: Wait = {}): Promise<unknown> {
    const script = `async (steps, argument) => {
      const [element] = pageQueries.find(steps);
      return element ? { result: await (${pageFunction})(element, argument) } : null;
    }`;
    const { result } = await this.#until(
      async () => ((await this.#page.run(script, this.steps, argument)) as { result: unknown } | null) ?? undefined,
      wait,
    );
    return result;
  }

  #until = <Value>(attempt: () => Promise<Value | undefined>, { timeout = defaultTimeout }: Wait, reason = () => '') =>
    until(attempt, timeout, () => `${this} ${reason()}`);

  textContent = () => this.evaluate(({ textContent }) => textContent);
  inputValue = () => this.evaluate((element) => (element as HTMLInputElement).value);
  getAttribute = (name: string) => this.evaluate((element, wanted) => element.getAttribute(wanted as string), name);
  isChecked = () => this.evaluate((element) => (element as HTMLInputElement).checked);
  isDisabled = () => this.evaluate((element) => element.matches(':disabled'));
  isVisible = async () =>
    Boolean(await this.evaluateAll('(all) => all[0] !== undefined && pageQueries.isVisible(all[0])'));
  isHidden = async () => !(await this.isVisible());
  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  /** A picture of the visible part of the element. */
  async screenshot(): Promise<Buffer> {
    const { x, y, width, height } = (await this.boundingBox()) as {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const picture = sharp(await this.#page.screenshot());
    const size = await picture.metadata();
    return picture
      .extract({
        left,
        top,
        width: Math.min(size.width - left, Math.round(width)),
        height: Math.min(size.height - top, Math.round(height)),
      })
      .png()
      .toBuffer();
  }

  focus = () => this.evaluate((element) => (element as HTMLElement).focus());
  scrollIntoViewIfNeeded = () =>
    this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  async waitFor({ state = 'visible', ...wait }: Wait & { state?: string } = {}): Promise<void> {
    const states: Record<string, () => Promise<boolean>> = {
      visible: this.isVisible,
      hidden: this.isHidden,
      attached: async () => (await this.count()) > 0,
      detached: async () => (await this.count()) === 0,
    };
    await this.#until(
      async () => ((await states[state]?.()) ? true : undefined),
      wait,
      () => `is not ${state}`,
    );
  }

  /** Waits until the element can be clicked, and returns its middle. */
  async #clickPoint(wait: Wait): Promise<{ x: number; y: number }> {
    let reason = '';
    return this.#until(
      async () => {
        const point = (await this.#page.run('(steps) => pageQueries.clickPoint(steps)', this.steps)) as ClickPoint;
        if ('x' in point) return point;
        reason = point.notYet;
        return undefined;
      },
      wait,
      () => reason,
    );
  }

  click = async (wait: Wait = {}): Promise<void> => {
    const { x, y } = await this.#clickPoint(wait);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  };
  /** These browsers are driven with a mouse: a tap is a click. */
  tap = this.click;

  check = async (): Promise<void> => {
    if (!(await this.isChecked())) await this.click();
  };
  uncheck = async (): Promise<void> => {
    if (await this.isChecked()) await this.click();
  };

  async fill(value: string): Promise<void> {
    await this.waitFor();
    await this.evaluate('(element, value) => pageQueries.fill(element, value)', value);
  }

  async selectOption(value: string): Promise<void> {
    await this.waitFor();
    await this.evaluate((element, chosen) => {
      (element as HTMLSelectElement).value = chosen as string;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }
}
