import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport, failIf } from './bench-report.ts';
import { type Bytes, countedTab, maxOf, subtractBytes } from './count-bytes.ts';
import { kilobytes } from './figures.ts';
import { firstOfEachKind, isSelected, pagesOf, type SitePage } from './site-pages.ts';
import { isSmoke } from './smoke.ts';
import { usePage } from './use-page.ts';

type Column = keyof Bytes | 'script at start' | 'total';
type Figures = Partial<Record<Column, number>>;

/** The tables with their titles and budgets; in KB over the wire. */
const tables = {
  before: {
    title: 'before interaction, KB on a phone',
    columns: ['HTML', 'CSS', 'script at start', 'script', 'font', 'pictures', 'total'],
    budget: { HTML: 25, CSS: 17, 'script at start': 8, script: 22, font: 60, total: 700 },
  },
  whole: {
    title: 'after using the whole page',
    columns: ['HTML', 'CSS', 'script', 'font', 'pictures', 'clips', 'data', 'other', 'total'],
    budget: { script: 125, total: 2500 },
  },
  next: {
    title: 'next page, cache warm',
    columns: ['HTML', 'CSS', 'script', 'font', 'pictures', 'total'],
    budget: { HTML: 25, CSS: 16, script: 12, total: 400 },
  },
} as const satisfies Record<string, { title: string; columns: readonly Column[]; budget: Figures }>;
/** Forms hydrate at once, because somebody types into them. */
const formScript = 92;
const instant = '2026-11-20T12:00:00Z';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** The links of a page that a visitor sees, those of hidden slides left out. */
const links = ':is(main, body > footer) a:visible:not([inert] *)';
/** Typical ways from one page to the next. */
const routes = [
  ['home', 'product'],
  ['product', 'product'],
  ['product', 'support'],
  ['home', 'sale'],
] as const;

const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, kinds: { type: 'string' }, editions: { type: 'string' } },
});

interface Measurement {
  page: SitePage;
  scriptAtStart: number;
  /** At rest, before any interaction. */
  before: Bytes;
  /** After everything on the page has been used. */
  whole: Bytes;
}

const withPhone = async <Result>(
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

const measure = (browser: Browser, origin: string, page: SitePage): Promise<Measurement> =>
  withPhone(browser, async (context) => {
    const { page: tab, bytes } = await countedTab(context);
    // React is loaded at idle at the earliest, so the code that has run by the load event is the code that every page
    // runs.
    await tab.goto(origin + page.path, { waitUntil: 'load' });
    const { script: scriptAtStart } = bytes;
    await tab.waitForLoadState('networkidle');
    const before = { ...bytes };
    await usePage(tab);
    return { page, scriptAtStart, before, whole: { ...bytes } };
  });

/** Counts the bytes that following a link from `from` to one of `targets` loads; undefined when there is no target. */
const follow = (browser: Browser, origin: string, from: SitePage, targets: SitePage[]): Promise<Bytes | undefined> =>
  withPhone(browser, async (context) => {
    const { page: tab, bytes } = await countedTab(context);
    await tab.goto(origin + from.path);
    await tab.waitForLoadState('networkidle');
    const hrefs = await tab
      .locator(links)
      .evaluateAll((figures) => figures.map((link) => link.getAttribute('href') ?? ''));
    const href = [...hrefs, ...targets.map(({ path }) => path)].find((candidate) =>
      targets.some(({ path }) => path === candidate && path !== from.path),
    );
    if (href === undefined) return undefined;
    const before = { ...bytes };
    const link = tab.locator(`${links}[href="${href}"]`).first();
    // A pointer that rested where the link was would be over something of the next page and load its island.
    if ((await link.count()) > 0) await link.dispatchEvent('click');
    else await tab.goto(origin + href);
    await tab.waitForURL(origin + href);
    await tab.waitForLoadState('networkidle');
    return subtractBytes(bytes, before);
  });

const toKilobytes = (bytes: number): number => Number(kilobytes(bytes));

const toFigures = (bytes: Bytes, total: number): Figures => ({
  ...Object.fromEntries(Object.entries(bytes).map(([kind, value]) => [kind, toKilobytes(value)])),
  total: toKilobytes(total),
});

/** One row for each kind, with the maximum of its pages; with `--all`, one row for each page. */
function rowsOf(measurements: Measurement[]): [string, Measurement[]][] {
  if (options.all) return measurements.map((one) => [one.page.path, [one]]);
  return [...Map.groupBy(measurements, ({ page }) => page.kind)];
}

const site = await startSite({ SITE_CLOCK: instant });
const browser = await openBrowser();
try {
  const allPages = await pagesOf(site.origin);
  const candidates = options.all ? allPages.filter(({ kind }) => kind !== 'not-found') : firstOfEachKind(allPages);
  const pages = candidates.filter(
    ({ kind, edition }) => isSelected(options.kinds, kind) && isSelected(options.editions, edition),
  );
  // Pictures are made on the first request: the first round makes them, the second one is measured.
  for (const page of isSmoke ? [] : pages) await measure(browser, site.origin, page);
  const measurements: Measurement[] = [];
  for (const page of pages) measurements.push(await measure(browser, site.origin, page));

  const report = new BenchReport('bytes');
  const overBudget: string[] = [];
  const addTable = (name: keyof typeof tables, rows: [string, Figures][]) => {
    const { title, columns, budget }: { title: string; columns: readonly Column[]; budget: Figures } = tables[name];
    const cellsOf = (figures: Figures) => columns.map((column) => figures[column] ?? '');
    report.table(
      [title, ...columns],
      [...rows.map(([row, figures]) => [row, ...cellsOf(figures)]), ['budget', ...cellsOf(budget)]],
    );
    for (const [row, figures] of rows)
      for (const column of columns) {
        const limit = row === 'form' && name === 'before' && column === 'script' ? formScript : budget[column];
        if ((figures[column] ?? 0) > (limit ?? Number.POSITIVE_INFINITY))
          overBudget.push(`${row}, ${title}: ${column} ${figures[column]} KB of ${limit}`);
      }
  };

  const rows = rowsOf(measurements);
  addTable(
    'before',
    rows.map(([name, group]) => {
      const { bytes, total } = maxOf(group.map(({ before }) => before));
      const atStart = Math.max(...group.map(({ scriptAtStart }) => scriptAtStart));
      return [name, { ...toFigures(bytes, total), 'script at start': toKilobytes(atStart) }];
    }),
  );
  addTable(
    'whole',
    rows.map(([name, group]) => {
      const { bytes, total } = maxOf(group.map(({ whole }) => whole));
      return [name, toFigures(bytes, total)];
    }),
  );

  const next: [string, Figures][] = [];
  for (const [from, to] of routes) {
    const starts = firstOfEachKind(allPages).filter(
      ({ kind, edition }) => kind === from && isSelected(options.editions, edition),
    );
    const loaded: Bytes[] = [];
    for (const start of starts) {
      const targets = allPages.filter(({ kind, edition }) => kind === to && edition === start.edition);
      for (const warm of [true, false]) {
        const bytes = await follow(browser, site.origin, start, targets);
        if (bytes && !warm) loaded.push(bytes);
      }
    }
    if (loaded.length === 0) continue;
    const { bytes, total } = maxOf(loaded);
    next.push([`${from} to ${to}`, toFigures(bytes, total)]);
  }
  addTable('next', next);
  report.text(`over budget: ${overBudget.join('; ') || 'nothing'}`);
  report.write({ isStandard: !options.all && options.kinds === undefined && options.editions === undefined });
  failIf(overBudget.length > 0);
} finally {
  await browser.close();
  await site.stop();
}
