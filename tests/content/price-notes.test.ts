import { expect, test } from 'vitest';
import { offerNow } from '#core/offers/offer.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { childrenOf, type HtmlNode, linesIn, parseHtml } from '#tests/support/documents/parse-html.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, pageAt } from '#tests/support/site/rendered-page.ts';

/** A day of a sale, on which prices are shown in every way that there is. */
const instant = '2026-11-27T12:00:00Z';
const sellingKinds = new Set(['home', 'product', 'sale', 'catalogue']);

const slugsOf = (edition: EditionCode): string[] =>
  Object.keys(site.pages).filter(
    (slug) => sellingKinds.has(site.pages[slug]?.settings.kind ?? '') && pageAt(site, edition, slug, instant),
  );

/** Prices of the edition then, as they are written. */
const pricesIn = (edition: EditionCode): string[] =>
  Object.keys(site.offers[edition]).flatMap(
    (product) => offerNow(site, edition, product, new Moment(parseInstant(instant)))?.price?.text ?? [],
  );

const unread = new Set(['head', 'script', 'style']);

/** Parts of a page that visitors take in at one look. */
const parts = new Set(['article', 'section', 'dialog', 'header', 'table']);

/** The prices in a document without the note in the same part of the page. */
function withoutNote(html: string, prices: readonly string[], note: string): string[] {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const wanted = prices.map(plain);
  const visit = (node: HtmlNode, part: HtmlNode): string[] => {
    const own = 'tagName' in node && parts.has(node.tagName) ? node : part;
    if ('tagName' in node && unread.has(node.tagName)) return [];
    if (node.nodeName !== '#text' || !('value' in node)) return childrenOf(node).flatMap((child) => visit(child, own));
    const text = plain(node.value).trim();
    return wanted.includes(text) && !linesIn(own).includes(plain(note)) ? [text] : [];
  };
  const document = parseHtml(html);
  return visit(document, document);
}

testByDepth<EditionCode>({ gate: ['us', 'de'], all: editionCodes })(
  'every price of %s has tax and delivery beside it',
  async (edition) => {
    const note = site.law[edition].priceNote?.text ?? '';
    const prices = pricesIn(edition);
    for (const slug of slugsOf(edition)) {
      const html = await documentAt(site, edition, slug, instant);
      expect(withoutNote(html, prices, note), slug).toEqual([]);
    }
  },
);

test('a price without its note is found', async () => {
  const note = site.law.de.priceNote?.text ?? '';
  const html = await documentAt(site, 'de', '', instant);
  expect(withoutNote(html.replaceAll(note, ''), pricesIn('de'), note)).not.toEqual([]);
});
