import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { attributeOf, elementsIn, type HtmlNode } from '#tests/support/documents/parse-html.ts';
import { withoutHashes } from '#tests/support/documents/without-hashes.ts';
import { askSite } from './ask-site.ts';
import { elementLooks } from './element-looks.ts';
import { previewToken } from './serve-folder.ts';
import { listPages, type SeenDocument, seenDocument } from './take-snapshot.ts';

const widths = [1440, 820, 390];
/** Stops all movement, and lays out everything, including the parts far from the screen. */
const stillness = `*, *::before, *::after {
  animation: none !important; transition: none !important; content-visibility: visible !important;
}`;

/**
 * Measures the look of each element at three widths, without scripts and pictures, on pages that show every section.
 */
export async function measureLooks(
  origin: string,
  at: string,
  asked?: readonly SeenDocument[],
): Promise<SeenDocument[]> {
  const paths = asked ? [...new Set(asked.map(({ path }) => path))] : await pagesWithAllShapes(origin, at);
  const browser = await openBrowser();
  try {
    const documents: SeenDocument[] = [];
    for (const width of widths) documents.push(...(await measureAt(browser, origin, { width, at, paths })));
    return documents;
  } finally {
    await browser.close();
  }
}

async function measureAt(
  browser: Browser,
  origin: string,
  { width, at, paths }: { width: number; at: string; paths: readonly string[] },
): Promise<SeenDocument[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'preview', value: previewToken, url: origin }]);
  await context.route('**/media/**', (route) => route.abort());
  const page = await context.newPage();
  const documents: SeenDocument[] = [];
  for (const path of paths) {
    await page.goto(`${origin}${path}?at=${at}`);
    documents.push(seenDocument({ path, at, width }, await looksOn(page, origin)));
  }
  await context.close();
  return documents;
}

async function looksOn(page: Page, origin: string): Promise<string[]> {
  // `addStyleTag` would wait for an event, which pages without scripts do not get.
  await page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  }, stillness);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const looks = await page.evaluate(elementLooks);
  return looks.map((look) => withoutHashes(JSON.stringify(look).replaceAll(origin, '')));
}

/** Long pages, each of another edition if possible, that together have every kind of page, sheet and section. */
async function pagesWithAllShapes(origin: string, at: string): Promise<string[]> {
  const { pages, editions } = await listPages(origin);
  const candidates: { shapes: string[]; edition: string; path: string; length: number }[] = [];
  for (const path of pages) {
    const { document, lines } = await askSite(origin, { path, at });
    if (document && lines[0] === 'status: 200')
      candidates.push({ shapes: shapesOf(document), edition: path.split('/')[1] ?? '', path, length: lines.length });
  }
  const rank = (edition: string, index: number) => (Math.max(editions.indexOf(edition), 0) + index) % editions.length;
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (;;) {
    const [next] = candidates
      .filter(({ shapes }) => shapes.some((shape) => !seen.has(shape)))
      .toSorted(
        (one, other) =>
          rank(one.edition, chosen.length) - rank(other.edition, chosen.length) || other.length - one.length,
      );
    if (!next) return chosen;
    chosen.push(next.path);
    for (const shape of next.shapes) seen.add(shape);
  }
}

const shapesOf = (document: HtmlNode): string[] => [
  ...elementsIn(document, 'body').map((body) => `page ${attributeOf(body, 'data-page')}`),
  ...elementsIn(document, 'link')
    .filter((link) => attributeOf(link, 'rel') === 'stylesheet')
    .map((link) => `sheet ${attributeOf(link, 'href')}`),
  ...elementsIn(document, 'section').map((section) => `section ${attributeOf(section, 'class')}`),
];
