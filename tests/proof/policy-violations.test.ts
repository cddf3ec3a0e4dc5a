import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPageOpen } from '#core/links/link.ts';
import { baseLanguage, type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { type Visitor, visitors } from '../browser/support/visitors.ts';
import { pageOfEachKind } from '../support/site/page-samples.ts';
import { realSite } from '../support/site/real-site.ts';

/*
 * Opens every page of one edition per language, and every kind of page of the others, in a real browser, scrolls to its
 * end and clicks every control: a page that violates its own policy is broken.
 */
const clock = '2026-11-21T21:00:00Z';
const { newVisitor, site } = visitors({ SITE_CLOCK: clock });

const nowhere = 'nothing-here';
const languageOf = (edition: EditionCode) => baseLanguage(editions[edition].lang);
const isFirstOfLanguage = (edition: EditionCode) =>
  editionCodes.find((other) => languageOf(other) === languageOf(edition)) === edition;

/** All pages of the first edition of each language, and one page of each kind in the other editions. */
const places = editionCodes.flatMap((edition) => {
  const moment = new Moment(parseInstant(clock));
  const slugs = isFirstOfLanguage(edition) ? Object.keys(realSite.pages) : pageOfEachKind(realSite, edition);
  const open = slugs.filter((slug) => isPageOpen(realSite, edition, slug, moment));
  return [...open, nowhere].map((slug) => ({ edition, slug, path: pagePath({ edition, slug }) }));
});

/** Policy violations that the browser reported, in any document. */
let violations: string[] = [];
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor('desktop');
  await visitor.page.exposeBinding('noteViolation', (_source, violation: string) => void violations.push(violation));
  await visitor.page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        const note = (window as unknown as { noteViolation: (violation: string) => void }).noteViolation;
        note(
          `${effectiveDirective} refused ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber} ${sample})`,
        );
      },
    );
  });
});

/** Waits until the browser was idle, so that work deferred to idle time has run. */
const waitForIdle = (page: Page) =>
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

/** Clicks every control and returns their number. Forms are not sent, and links do not navigate. */
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

/** Without the error that Chromium itself logs for a document with status 404. */
const withoutNotFoundErrors = (troubles: string[], { slug, path }: { slug: string; path: string }) =>
  slug === nowhere
    ? troubles.filter((trouble) => !trouble.endsWith(path) && !trouble.includes('status of 404'))
    : troubles;

describe('no page violates its own policy', () => {
  test.each(places)('$path', async (place) => {
    violations = [];
    visitor.troubles.length = 0;
    const { page, open } = visitor;
    await open(place.path);
    // The account page redirects visitors who are not logged in.
    if (place.slug === 'account') await page.waitForURL((url) => url.pathname.endsWith('/login'));
    await waitForIdle(page);
    await readToTheEnd(page);
    await waitForIdle(page);
    const pressedCount = await pressEverything(page);
    await waitForIdle(page);
    expect(pressedCount).toBeGreaterThan(3);
    expect(violations).toEqual([]);
    expect(withoutNotFoundErrors(visitor.troubles, place)).toEqual([]);
  });
});

test('a violation would be noticed', async () => {
  violations = [];
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
  await waitForIdle(visitor.page);
  expect(violations.map((violation) => violation.split(' ')[0]).toSorted()).toEqual(
    expect.arrayContaining(['img-src', 'script-src-elem', 'style-src-attr']),
  );
  expect(await visitor.page.title()).not.toBe('injected');
  expect(site().output()).not.toContain('"level":"error"');
});
