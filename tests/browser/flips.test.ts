import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flip } from './flip-of.ts';
import { flipOf, promptly, serverTime } from './flip-of.ts';
import { focusAt, hydrated } from './keyboard.ts';
import { layoutShiftOf } from './layout-shifts.ts';
import type { Visitors } from './visitors.ts';
import { visitors } from './visitors.ts';

const second = 1_000;
const day = 86_400 * second;
/** The site is started this long before an edge, in ms: tabs are open by then. */
const lead = 30 * second;

const iso = (instant: number) => new Date(instant).toISOString();
const token = 'flips';
const settingsBefore = (edge: number) => ({ SITE_CLOCK: iso(edge - lead), PREVIEW_TOKEN: token });

/** What has the focus, and where it stands in the window. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent ?? '',
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));
type Place = Awaited<ReturnType<typeof placeOf>>;

/**
 * Asks for a page again and again from `lead` before an edge until after it; each answer with the server's time before
 * and after it.
 */
async function pollAcross(origin: string, path: string, edge: number) {
  const answers: { from: number; to: number; html: string; keepFor: number }[] = [];
  for (let from = await serverTime(origin); from < edge + second; from = await serverTime(origin)) {
    const answer = await fetch(origin + path);
    const html = await answer.text();
    const [, keepFor = '0'] = /s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    answers.push({ from, to: await serverTime(origin), html, keepFor: Number(keepFor) * second });
    await new Promise((resolve) => setTimeout(resolve, edge - from > second ? 400 : 40));
  }
  return answers;
}

function expectRaw(visited: Visitors, edge: number, path: string, words: string, comes: boolean): void {
  test.each([
    ['one second before', -second, !comes],
    ['at', 0, comes],
    ['one second after', second, comes],
  ])('asked for %s the edge, the answer is right to the byte', async (_when, offset, isNext) => {
    const answer = await fetch(`${visited.site().origin}${path}?at=${iso(edge + offset)}`, {
      headers: { cookie: `preview=${token}` },
    });
    expect(answer.headers.get('x-page-instant')).toBe(iso(edge + offset).replace('.000Z', 'Z'));
    expect((await answer.text()).includes(words)).toBe(isNext);
  });
}

describe('when the text banner of the United Kingdom closes', () => {
  const edge = Date.parse('2025-08-20T16:00:00Z');
  const words = 'rolls in as a car';
  const visited = visitors(settingsBefore(edge));
  let polled: Awaited<ReturnType<typeof pollAcross>>;
  let flips: Record<'reader' | 'unanchored' | 'wrongClock' | 'missing', Flip>;
  let typed: string;
  let places: { before: Place; after: Place }[];
  let moved: Awaited<ReturnType<typeof layoutShiftOf>>;

  beforeAll(async () => {
    const { origin } = visited.site();
    const asked = pollAcross(origin, '/uk/choose-your-region', edge);
    const { come } = visited;
    const [reader, unanchored, wrongClock, missing] = await Promise.all([
      come('desktop'),
      come('desktop'),
      come('phone'),
      come('desktop'),
    ]);
    await wrongClock.page.addInitScript((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift;
    }, day);
    await Promise.all([
      reader.open('/uk'),
      unanchored.open('/uk'),
      wrongClock.open('/uk/choose-your-region'),
      missing.open('/uk/nothing-here'),
    ]);
    const address = missing.page.locator('footer input[type="email"]');
    await address.fill('somebody@');
    await unanchored.page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    const readers = [reader.page, unanchored.page];
    await Promise.all(readers.map((page) => focusAt(page.locator('#main a[href]').last())));
    await reader.page.waitForTimeout(500);
    const before = await Promise.all(readers.map(placeOf));
    const tabs = [...readers, wrongClock.page, missing.page];
    const [first, second, third, fourth] = await Promise.all(
      tabs.map((page) => flipOf(page, origin, edge, words, false)),
    );
    flips = { reader: first, unanchored: second, wrongClock: third, missing: fourth } as typeof flips;
    typed = await address.inputValue();
    const after = await Promise.all(readers.map(placeOf));
    places = before.map((place, index) => ({ before: place, after: after[index] as Place }));
    moved = await layoutShiftOf(reader.page);
    polled = await asked;
  });

  test('it leaves an open tab by itself, never early, within three seconds, in the same document', () => {
    expect(flips.reader.before).toBeGreaterThan(0);
    expect(flips.reader.after).toBeLessThan(promptly);
    expect(flips.reader.sameDocument).toBe(true);
  });

  test('the visitor keeps the focus and the place in the page, also where the browser would not see to it', () => {
    for (const { before, after } of places) expect(after).toEqual(before);
    expect(places.map(({ before }) => before.focus)).not.toContain('');
    expect(moved.total, JSON.stringify(moved.largest)).toBeLessThan(0.02);
  });

  test('a clock that is a day wrong does not matter', () => {
    expect(flips.wrongClock.before).toBeGreaterThan(0);
    expect(flips.wrongClock.after).toBeLessThan(promptly);
  });

  test('it leaves a page that says that there is none in the same way, and what was typed there stays', () => {
    expect([flips.missing.before > 0, flips.missing.after < promptly, flips.missing.sameDocument]).toEqual([
      true,
      true,
      true,
    ]);
    expect(typed).toBe('somebody@');
  });

  test('every answer across the edge is the one of its instant, and none may be kept past it', () => {
    const old = polled.filter(({ to }) => to < edge);
    const next = polled.filter(({ from }) => from >= edge);
    expect([old.length > 5, next.length > 5]).toEqual([true, true]);
    expect(old.every(({ html }) => html.includes(words))).toBe(true);
    expect(next.some(({ html }) => html.includes(words))).toBe(false);
    expect(old.some(({ keepFor }) => keepFor > 0)).toBe(true);
    expect(Math.max(...old.map(({ from, keepFor }) => from + keepFor))).toBeLessThanOrEqual(edge);
  });

  expectRaw(visited, edge, '/uk', words, false);
});

describe('when Flagship Megatron comes to the United Kingdom at its promotion’s price', () => {
  const edge = Date.parse('2025-09-22T00:00:00Z');
  const price = '£1,169';
  const visited = visitors(settingsBefore(edge));
  let home: Flip;
  let product: Flip;
  let shown: Awaited<ReturnType<typeof stateOf>>[];
  let slides: string[][];
  let broken: Record<'stays' | 'mends', Awaited<ReturnType<typeof tabsOf>>>;

  /** A home page whose first answer breaks the island of the carousel's tabs; the later ones do as well, or not. */
  async function comeToBroken(breaksLater: boolean): Promise<Page> {
    const { page, open } = await visited.come('desktop');
    let answers = 0;
    await page.route('**/uk', async (route) => {
      answers += 1;
      const answer = await route.fetch();
      const props = `$1{&quot;label&quot;:&quot;${answers}&quot;}"`;
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body:
          answers > 1 && !breaksLater
            ? html
            : html.replace(/(<x-island name="carouselTabs"[^>]* props=")[^"]*"/, props),
      });
    });
    await open('/uk');
    await hydrated(page, 'carouselTabs');
    return page;
  }
  const tabsOf = (page: Page) =>
    page.locator('x-island[name="carouselTabs"] a').evaluateAll((links) => ({
      slides: links.map((link) => link.getAttribute('href')),
      live: links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))),
    }));

  /** What the visitor has opened on the product’s page, and where it stands. */
  const stateOf = (page: Page) =>
    page.evaluate(() => ({
      dialog: document.querySelector('dialog:modal')?.id,
      holdsFocus: document.querySelector('dialog:modal')?.contains(document.activeElement),
      question: [...document.querySelectorAll<HTMLDetailsElement>('#preorder details')].map(({ open }) => open),
      scrollY: Math.round(scrollY),
    }));
  const slidesOf = (page: Page) =>
    page.locator('main article[id^="featured-"]').evaluateAll((all) => all.map(({ id }) => id));

  beforeAll(async () => {
    const { origin } = visited.site();
    const [onHome, onProduct] = await Promise.all([visited.come('desktop'), visited.come('desktop')]);
    const [, , stays, mends] = await Promise.all([
      onHome.open('/uk'),
      onProduct.open('/uk/flagship-megatron'),
      comeToBroken(true),
      comeToBroken(false),
    ]);
    await focusAt(onProduct.page.locator('#preorder details').last().locator('summary'));
    await onProduct.page.keyboard.press('Enter');
    await focusAt(onProduct.page.locator('#voice button[aria-haspopup="dialog"]'));
    await onProduct.page.keyboard.press('Enter');
    await onProduct.page.waitForTimeout(800);
    const before = await stateOf(onProduct.page);
    const slidesBefore = await slidesOf(onHome.page);
    const slide = 'id="featured-megatron"';
    [home, product] = await Promise.all([
      flipOf(onHome.page, origin, edge, slide, true),
      flipOf(onProduct.page, origin, edge, price, true),
      ...[stays, mends].map((page) => flipOf(page, origin, edge, slide, true)),
    ]);
    broken = { stays: await tabsOf(stays), mends: await tabsOf(mends) };
    shown = [before, await stateOf(onProduct.page)];
    slides = [slidesBefore, await slidesOf(onHome.page)];
  });

  test('its slide enters an open home page, promptly and in the same document', () => {
    expect([home.before > 0, home.after < promptly, home.sameDocument]).toEqual([true, true, true]);
    expect(slides[0]).not.toContain('featured-megatron');
    expect(slides[1]).toEqual(['featured-megatron', ...(slides[0] ?? [])]);
  });

  test('tabs of the carousel whose component had failed name its slide too, and live where it does not fail any more', () => {
    const slideLinks = slides[1]?.map((id) => `#${id}`);
    expect(broken.stays).toEqual({ slides: slideLinks, live: false });
    expect(broken.mends).toEqual({ slides: slideLinks, live: true });
  });

  test('its price changes on an open page, under a dialog and a question that stay open', () => {
    expect([product.before > 0, product.after < promptly, product.sameDocument]).toEqual([true, true, true]);
    expect(shown[0]).toMatchObject({ dialog: 'voice-commands', holdsFocus: true });
    expect(shown[0]?.question.at(-1)).toBe(true);
    expect(shown[1]).toEqual(shown[0]);
  });

  expectRaw(visited, edge, '/uk/flagship-megatron', price, true);
});
