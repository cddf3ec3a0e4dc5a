import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes, editions } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { isLive } from '#rules/site/link.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';
import type { Visitor } from '../browser/support/visitors.ts';
import { visitors } from '../browser/support/visitors.ts';
import { realSite } from '../support/site/real-site.ts';

/*
 * A page that its own policy forbids something is broken for somebody. Every page of one edition of each language, and
 * every kind of page of the others, is opened in a real browser, read to its end, and everything on it that can be
 * pressed is pressed.
 */
const clock = '2026-11-21T21:00:00Z';
const { come, site } = visitors({ SITE_CLOCK: clock });

const nowhere = 'nothing-here';
const slugsOf = (edition: EditionCode): string[] => {
  const moment = new Moment(parseInstant(clock));
  return [...Object.keys(realSite.pages).filter((slug) => isLive(realSite, edition, slug, moment)), nowhere];
};

/** The first edition of each language shows all of its pages, every other one of each kind. */
const places = editionCodes.flatMap((edition, index) => {
  const isFirst =
    editionCodes.findIndex((other) => editions[other].lang.slice(0, 2) === editions[edition].lang.slice(0, 2)) ===
    index;
  const seen = new Set<string>();
  return slugsOf(edition)
    .filter((slug) => {
      const kind = realSite.pages[slug]?.settings.kind ?? nowhere;
      const isNew = !seen.has(kind);
      seen.add(kind);
      return isFirst || isNew;
    })
    .map((slug) => ({ edition, slug, path: pathOf({ edition, slug }) }));
});

/** What the browser said that it refused, whatever document it was in. */
let refused: string[] = [];
let visitor: Visitor;

beforeAll(async () => {
  visitor = await come('desktop');
  await visitor.page.exposeBinding('noteViolation', (_source, what: string) => void refused.push(what));
  await visitor.page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const note = (window as unknown as { noteViolation: (what: string) => void }).noteViolation;
        note(
          `${effectiveDirective} refused ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber} ${sample})`,
        );
      },
    );
  });
});

/** Time for what waits until the browser has nothing else to do. */
const idle = (page: Page) =>
  page
    .evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 3000 })),
    )
    .catch(() => {});

const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
  });

/** Presses what opens, turns or shows something, and gives how much that was. Forms are not sent, and nobody leaves. */
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('a[href]') && event.preventDefault(),
    );
    addEventListener('submit', (event) => event.preventDefault(), true);
    const pressable =
      'button:not([type="submit"]), summary, [role="tab"], [aria-haspopup], a[aria-haspopup], input[type="email"], input[type="checkbox"]';
    const all = [...document.querySelectorAll<HTMLElement>(pressable)].slice(0, 150);
    for (const element of all) {
      if (!element.isConnected) continue;
      element.focus();
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    }
    return all.length;
  });

/** Chromium itself tells the console of a document that answers 404. */
const ofNote = (troubles: string[], { slug, path }: { slug: string; path: string }) =>
  slug === nowhere
    ? troubles.filter((trouble) => !trouble.endsWith(path) && !trouble.includes('status of 404'))
    : troubles;

describe('no page is refused anything by its own policy', () => {
  test.each(places)('$path', async (place) => {
    refused = [];
    visitor.troubles.length = 0;
    const { page, open } = visitor;
    await open(place.path);
    // Who is not logged in is led on.
    if (place.slug === 'account') await page.waitForURL((url) => url.pathname.endsWith('/login'));
    await idle(page);
    await readToTheEnd(page);
    await idle(page);
    const pressed = await pressEverything(page);
    await idle(page);
    expect(pressed).toBeGreaterThan(3);
    expect(refused).toEqual([]);
    expect(ofNote(visitor.troubles, place)).toEqual([]);
  });
});

test('a violation would be heard', async () => {
  refused = [];
  await visitor.open('/us');
  await visitor.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="https://evil.example/a.png" onerror="document.title = 1"><p style="color:red">',
    );
  });
  await idle(visitor.page);
  expect(refused.map((what) => what.split(' ')[0]).toSorted()).toEqual(
    expect.arrayContaining(['img-src', 'script-src-elem', 'style-src-attr']),
  );
  expect(await visitor.page.title()).not.toBe('injected');
  expect(site().printed()).not.toContain('"level":"error"');
});
