import { describe, expect, test } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt, renderPage, today } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { currencyOf, moneyIn } from '../../support/documents/edition-writing.ts';
import { availability, linkedDataOf, mainOf, readMarkup, readText } from '../../support/documents/markup.ts';
import { type PageFact, pageFacts } from './facts.ts';

const { get, clock } = createTestSite({ site, render: renderPage });
const originOf = (edition: EditionCode) => (edition === 'cn' ? site.origins.cn : site.origins.main);

/** Text with plain spaces, without marks at which a line may break or may not. */
const plain = (text: string) =>
  text
    .replaceAll(/&nbsp;|[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(/<wbr>|[\u2060\u00ad]/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&quot;/g, "'");

/** The page that a visitor gets at an address, read once for all facts. */
async function readPage(edition: EditionCode, slug: string, iso: string) {
  clock.set(Date.parse(iso));
  const response = await get(originOf(edition) + pagePath({ edition, slug }));
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    lines: readText(html).split('\n'),
  };
}
type Reading = Awaited<ReturnType<typeof readPage>>;
const readings = new Map<string, Promise<Reading>>();

function read(edition: EditionCode, slug: string, iso: string): Promise<Reading> {
  const key = `${edition} ${slug} ${iso}`;
  const reading = readings.get(key) ?? readPage(edition, slug, iso);
  readings.set(key, reading);
  return reading;
}

const slugOf = (name: string) => (name === 'home' ? '' : name);

/** The values in the offer of a page that differ from the fact. */
function wrongOffers({ price, state }: PageFact, edition: EditionCode, { html }: Reading): string[] {
  const main = mainOf(html);
  const { offers } = linkedDataOf(html).Product ?? {};
  const data = offers as { price: number; priceCurrency: string; availability: string } | undefined;
  const isShown = price === undefined || readText(main).split('\n').map(plain).includes(moneyIn(edition, price));
  const isInData = price === undefined || (data?.price === price && data.priceCurrency === currencyOf(edition));
  const hasState = state === undefined || main.includes(`data-buy="${state}"`);
  const stateInData = state && state !== 'teaser' ? availability[state] : undefined;
  return [
    ...(isShown ? [] : [`the price ${price} is not shown`]),
    ...(isInData ? [] : [`structured data has the price ${data?.price}`]),
    ...(hasState ? [] : [`it is not ${state}`]),
    ...(state === undefined || data?.availability === stateInData ? [] : [`structured data has ${data?.availability}`]),
  ];
}

/** The parts of a fact that a page does not show. */
function problemsOf(fact: PageFact, edition: EditionCode, reading: Reading): string[] {
  const { status, location, html, lines } = reading;
  if (fact.is === 'missing') return status === 404 ? [] : [`its status is ${status}`];
  if (fact.is === 'redirect')
    return status === 302 && location === (editions[edition].prefix || '/') ? [] : [`status ${status} to ${location}`];
  if (status !== 200) return [`its status is ${status}`];
  const text = plain(lines.join(' '));
  const document = plain(html);
  const lowerCase = document.toLowerCase();
  const ordered = fact.inOrder?.[edition] ?? [];
  const isInOrder = new RegExp(ordered.map(RegExp.escape).join('.*'), 's').test(text);
  const hrefs = readMarkup(html).anchors.map(({ href }) => href);
  const addresses = (links: string[] = []) =>
    links.map((link) => (link.startsWith('page:') ? pagePath({ edition, slug: slugOf(link.slice(5)) }) : link));
  return [
    ...(fact.shows?.[edition] ?? []).filter((words) => !text.includes(words)).map((words) => `no “${words}”`),
    ...(fact.contains?.[edition] ?? []).filter((words) => !document.includes(words)).map((words) => `no “${words}”`),
    ...(fact.lacks?.[edition] ?? [])
      .filter((words) => lowerCase.includes(words.toLowerCase()))
      .map((words) => `it has “${words}”`),
    ...(isInOrder ? [] : [`not in this order: ${ordered.join(', ')}`]),
    ...addresses(fact.links?.[edition])
      .filter((href) => !hrefs.includes(href))
      .map((href) => `no link to ${href}`),
    ...addresses(fact.linksNot?.[edition])
      .filter((href) => hrefs.includes(href))
      .map((href) => `a link to ${href}`),
    ...wrongOffers(fact, edition, reading),
  ];
}

const slugsOf = ({ page }: PageFact, edition: EditionCode, iso: string) =>
  page.flatMap((name) => {
    if (name === 'all') return Object.keys(site.pages).filter((slug) => pageAt(site, edition, slug, iso));
    return slugOf(name);
  });

describe.each(pageFacts)('%s', (_subject, facts) => {
  test.each(facts)('$fact', async (fact) => {
    const problems: string[] = [];
    for (const edition of fact.in)
      for (const iso of fact.at ?? [today])
        for (const slug of slugsOf(fact, edition, iso)) {
          const found = problemsOf(fact, edition, await read(edition, slug, iso));
          problems.push(...found.map((problem) => `${edition} /${slug} at ${iso}: ${problem}`));
        }
    expect(problems).toEqual([]);
  });
});
