import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport } from './bench-report.ts';
import type { Bytes } from './count-bytes.ts';
import { countedTab, mostOf, without } from './count-bytes.ts';
import { kilobytes } from './kilobytes.ts';
import type { SitePage } from './site-pages.ts';
import { firstOfEachKind, pagesOf } from './site-pages.ts';
import { usePage } from './use-page.ts';

/** In KB over the wire. */
const budgets = {
  before: { HTML: 25, CSS: 16, 'script at start': 10, script: 90, font: 60, total: 700 },
  whole: { script: 110, total: 2500 },
  next: { HTML: 25, CSS: 16, script: 10, total: 400 },
};
const instant = '2026-11-20T12:00:00Z';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** The links of a page that a visitor sees. */
const links = ':is(main, body > footer) a:visible';
/** Typical ways from one page to the next. */
const ways = [
  ['home', 'product'],
  ['product', 'product'],
  ['product', 'support'],
  ['home', 'sale'],
] as const;

const { values: asked } = parseArgs({
  options: { all: { type: 'boolean', default: false }, kinds: { type: 'string' }, editions: { type: 'string' } },
});

interface Measured {
  page: SitePage;
  scriptAtStart: number;
  /** At rest, before any interaction. */
  before: Bytes;
  /** After everything on the page has been used. */
  whole: Bytes;
}

const inPhone = async <Result>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(phone);
  try {
    return await act(context);
  } finally {
    await context.close();
  }
};

const measure = (browser: Browser, origin: string, page: SitePage): Promise<Measured> =>
  inPhone(browser, async (context) => {
    const { page: tab, bytes } = await countedTab(context);
    // React is loaded at idle at the earliest, so what has run by the load event is what every page runs.
    await tab.goto(origin + page.path, { waitUntil: 'load' });
    const { script: scriptAtStart } = bytes;
    await tab.waitForLoadState('networkidle');
    const before = { ...bytes };
    await usePage(tab);
    return { page, scriptAtStart, before, whole: { ...bytes } };
  });

/** What following a link from `from` to one of `targets` loads; undefined when there is no target. */
const follow = (browser: Browser, origin: string, from: SitePage, targets: SitePage[]): Promise<Bytes | undefined> =>
  inPhone(browser, async (context) => {
    const { page: tab, bytes } = await countedTab(context);
    await tab.goto(origin + from.path);
    await tab.waitForLoadState('networkidle');
    const hrefs = await tab.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const href = [...hrefs, ...targets.map(({ path }) => path)].find((candidate) =>
      targets.some(({ path }) => path === candidate && path !== from.path),
    );
    if (href === undefined) return undefined;
    const before = { ...bytes };
    const link = tab.locator(`${links}[href="${href}"]`).first();
    if ((await link.count()) > 0) await link.click();
    else await tab.goto(origin + href);
    await tab.waitForURL(origin + href);
    await tab.waitForLoadState('networkidle');
    return without({ ...bytes }, before);
  });

const number = (bytes: number): number => Number(kilobytes(bytes));

const overBudget: string[] = [];
const check = (what: string, found: Record<string, number>, limits: Record<string, number>) => {
  for (const [part, limit] of Object.entries(limits))
    if ((found[part] ?? 0) > limit) overBudget.push(`${what}: ${part} ${found[part]} KB of ${limit}`);
};

const inNumbers = (bytes: Bytes, total: number) => ({
  ...(Object.fromEntries(Object.entries(bytes).map(([kind, value]) => [kind, number(value)])) as Bytes),
  total: number(total),
});

/** One row for each kind, with the maximum of its pages; with `--all`, one row for each page. */
function rowsOf(measured: Measured[]): [string, Measured[]][] {
  if (asked.all) return measured.map((one) => [one.page.path, [one]]);
  return [...Map.groupBy(measured, ({ page }) => page.kind)];
}

const site = await startSite({ SITE_CLOCK: instant });
const browser = await openBrowser();
try {
  const isAsked = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);
  const every = await pagesOf(site.origin);
  const known = asked.all ? every.filter(({ kind }) => kind !== 'not-found') : firstOfEachKind(every);
  const pages = known.filter(({ kind, edition }) => isAsked(asked.kinds, kind) && isAsked(asked.editions, edition));
  // Pictures are made on the first request: the first round makes them, the second one is measured.
  for (const page of pages) await measure(browser, site.origin, page);
  const measured: Measured[] = [];
  for (const page of pages) measured.push(await measure(browser, site.origin, page));

  const report = new BenchReport('bytes');
  const before: (string | number)[][] = [];
  const whole: (string | number)[][] = [];
  for (const [name, ofOne] of rowsOf(measured)) {
    const first = mostOf(ofOne.map((one) => one.before));
    const atRest = {
      ...inNumbers(first.bytes, first.total),
      'script at start': number(Math.max(...ofOne.map((one) => one.scriptAtStart))),
    };
    before.push([
      name,
      atRest.HTML,
      atRest.CSS,
      atRest['script at start'],
      atRest.script,
      atRest.font,
      atRest.pictures,
      atRest.total,
    ]);
    check(`${name}, before`, atRest, budgets.before);
    const used = mostOf(ofOne.map((one) => one.whole));
    const inAll = inNumbers(used.bytes, used.total);
    whole.push([
      name,
      inAll.HTML,
      inAll.CSS,
      inAll.script,
      inAll.font,
      inAll.pictures,
      inAll.clips,
      inAll.other,
      inAll.total,
    ]);
    check(`${name}, whole`, inAll, budgets.whole);
  }
  report.table(
    [
      'before interaction, KB on a phone',
      'HTML',
      'CSS',
      'script at start',
      'script at idle',
      'font',
      'pictures',
      'in all',
    ],
    before,
  );
  report.table(
    ['after using the whole page', 'HTML', 'CSS', 'script', 'font', 'pictures', 'clips', 'other', 'in all'],
    whole,
  );

  const next: (string | number)[][] = [];
  for (const [from, to] of ways) {
    const starts = firstOfEachKind(every).filter(
      ({ kind, edition }) => kind === from && isAsked(asked.editions, edition),
    );
    const loaded: Bytes[] = [];
    for (const start of starts) {
      const targets = every.filter(({ kind, edition }) => kind === to && edition === start.edition);
      for (const warm of [true, false]) {
        const bytes = await follow(browser, site.origin, start, targets);
        if (bytes && !warm) loaded.push(bytes);
      }
    }
    if (loaded.length === 0) continue;
    const { bytes, total } = mostOf(loaded);
    const found = inNumbers(bytes, total);
    next.push([`${from} to ${to}`, found.HTML, found.CSS, found.script, found.font, found.pictures, found.total]);
    check(`${from} to ${to}`, found, budgets.next);
  }
  report.table(['the next page, cache warm', 'HTML', 'CSS', 'script', 'font', 'pictures', 'in all'], next);
  report.text(`budgets: ${JSON.stringify(budgets)}; over: ${overBudget.join('; ') || 'none'}`);
  report.write({ isStandard: !asked.all && asked.kinds === undefined && asked.editions === undefined });
  process.exitCode = overBudget.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}
