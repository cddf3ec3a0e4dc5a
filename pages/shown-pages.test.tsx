import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, vi } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { attributeOf, elementsIn, type HtmlNode, linesIn, parseHtml } from '#tests/support/documents/parse-html.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { pagesOfEachSectionAndOffer } from '#tests/support/site/page-samples.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { PageContext } from '#ui/page-context.tsx';
import type { Page } from './page.ts';
import { pageContent } from './page-content.tsx';

/** Names of the fields that a page does not show when it is first seen. */
const unseen = [
  // Read by programs, or in another part of the page.
  /\.(alt|colors|glyph|hash|keywords|shortName|position|word)$|\.glyph\./,
  // There when a visitor asks for it.
  /\.(clip|films|sizes|spots|voice|placeholder|contact)\b|^live-robot\.(lines|shapes)|^theater\.play/,
  /^(account|faq|login|mail-link|playground|service-request)\.(answer|credits|playgrounds|products|robot|words)/,
  /\.(counts|everyFamily|everyShape)$|^programs\.open$/,
  /\.form\.(agreement\.missing|invalid|next|note|success)|^shell\.(law\.(priceNote|referencePrice)|newsletter\.title|region\.labelAbroad)/,
  // Cards show less of an offer than the page of its product does.
  /\.instalment\.|\.offer\.delivery$|^(accessories|availability|offers)\..*\.sale\./,
  /^(availability|promo-banners|robots|shelf)\..*\.buy\.|^offers\.products\.link\.|^accessories\..*\.reference\./,
  /^deals\..*\.deal\.(hidden|save\.text)$|^carousel\.slides\.lead$/,
];

/** Single words may be names of code, except in these fields. */
const isText = (path: string, value: string) =>
  /\s/.test(value) || /\.(detail|heading|href|included|label|missing|nav|term|text|title)$/.test(path);

/** The texts and addresses in a value, each with the names of the fields around it. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return isText(path, value) ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, path));
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
const readAttributes = ['action', 'aria-label', 'data-do', 'href', 'label', 'value'];

/** The texts that sections of a page were given and do not show; of the home page also those of header and footer. */
function missingTexts({ kind, path: address, sections, shell }: Page, document: HtmlNode): string[] {
  const attributes = elementsIn(document).flatMap((element) =>
    readAttributes.map((name) => attributeOf(element, name)),
  );
  const shown = withoutSpaces([...linesIn(document), ...attributes].join(''));
  const texts = sections.flatMap((section) => textsIn(section, section.kind));
  return [...texts, ...(kind === 'home' ? textsIn(shell, 'shell') : [])]
    .filter(({ path, text }) => !unseen.some((pattern) => pattern.test(path)) && !shown.includes(withoutSpaces(text)))
    .map(({ path, text }) => `${address} ${path}: ${text}`);
}

const ownOrigins: string[] = Object.values(realSite.origins);

/** Mistakes that harm visitors who cannot see the page, or the safety of all. */
function mistakes({ path, sections }: Page, document: HtmlNode): string[] {
  const elements = elementsIn(document);
  const withAttribute = (name: string, value: string) =>
    elements.filter((element) => attributeOf(element, name) === value).length;
  const isForeign = (href: string) => href.startsWith('http') && !ownOrigins.some((origin) => href.startsWith(origin));
  const unsafeLinks = elements.filter(
    (element) => isForeign(attributeOf(element, 'href') ?? '') && attributeOf(element, 'rel') !== 'noopener',
  );
  const currentSteps = sections.filter(
    (section) =>
      (section.kind === 'preorder' && section.steps.length > 0) ||
      (section.kind === 'stages' && section.stages.some(({ state }) => state === 'live')),
  );
  const notices = JSON.stringify(sections).match(/"notice":\{"topic"/g) ?? [];
  return [
    elementsIn(document, 'h1').length === 1 ? '' : 'has not one main heading',
    unsafeLinks.length === 0 ? '' : 'gives other sites access to its window',
    elements.some((element) => attributeOf(element, 'style') !== undefined) ? 'has styles that the policy forbids' : '',
    withAttribute('fetchpriority', 'high') <= 1 ? '' : 'has several pictures that load first',
    withAttribute('aria-current', 'step') === currentSteps.length ? '' : 'does not mark the current step',
    withAttribute('name', 'notice-form') === notices.length ? '' : 'does not offer to tell when something opens',
  ].flatMap((mistake) => (mistake ? `${path} ${mistake}` : []));
}

// All pages of an edition are resolved at each of their edges to find these.
vi.setConfig({ testTimeout: 60_000 });
afterAll(vi.resetConfig);

testByDepth({ gate: ['us'], all: editionCodes })(
  'pages of %s show every text and link that they are given, in every kind of section and state of an offer',
  async (edition) => {
    const pages = pagesOfEachSectionAndOffer(realSite, edition);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const content = <PageContext value={page}>{await pageContent(page)}</PageContext>;
      const document = parseHtml(page.kind === 'home' ? await renderPage(page) : renderToStaticMarkup(content));
      expect([...missingTexts(page, document), ...mistakes(page, document)]).toEqual([]);
    }
  },
);
