import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { formatTime } from '#core/words/dates.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';
import { bumblebeeAnnounced, secondBefore } from './page-facts.ts';

const signature = 'optimus-prime-rise-of-the-beasts-signature-limited-edition';
const signedNews = 'news/limited-edition-2024';

function page(edition: EditionCode, slug: string, iso?: string): Page {
  const currentPage = pageAt(site, edition, slug, iso);
  if (!currentPage) throw new Error(`${edition} has no page ${slug} then`);
  return currentPage;
}

const resolved = (edition: EditionCode, slug: string, iso: string) =>
  resolvePage(site, { edition, slug }, parseInstant(iso));

const sectionOf = <Kind extends Section['kind']>({ sections }: Page, kind: Kind) =>
  sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

describe('Flagship Bumblebee', () => {
  const german = (iso: string) => page('de', 'flagship-bumblebee', iso);

  test('ships in Japan from August 2025 in the order of reservation, also after the pre-order', () => {
    const before = JSON.stringify(page('jp', 'flagship-bumblebee', '2025-07-31T14:59:59Z'));
    expect(before).toContain('2025年8月より、ご予約順に発送します。');
    for (const iso of ['2025-07-31T15:00:00Z', '2025-09-01T12:00:00Z', undefined])
      for (const slug of ['flagship-bumblebee', 'news/flagship-bumblebee'])
        expect(JSON.stringify(page('jp', slug, iso).sections), slug).toMatch(/2025年8月に.*開始しました。ご予約順/);
  });

  test('is announced in German with a newsletter form, without a price or a shop', () => {
    const teaser = german(bumblebeeAnnounced);
    expect(sectionOf(teaser, 'hero')).toMatchObject({ subscribe: { href: '#subscribe' }, offer: { state: 'teaser' } });
    expect(sectionOf(teaser, 'newsletter')).toMatchObject({ source: 'bumblebee', anchor: 'subscribe' });
    expect(JSON.stringify(teaser)).not.toMatch(/1\.599|shop\.kinetra\.example\/products\/flagship-bumblebee/);
  });

  test('needs no form once it can be ordered', () => {
    const preOrderPage = german('2025-04-10T08:00:00Z');
    expect(sectionOf(preOrderPage, 'hero')).toMatchObject({ subscribe: undefined, offer: { state: 'preOrder' } });
    expect(sectionOf(preOrderPage, 'newsletter')).toBeUndefined();
  });

  test.each(['us', 'uk', 'eu', 'fr', 'de', 'jp'] as const)('is not mentioned in %s before', (edition) => {
    const before = secondBefore(bumblebeeAnnounced);
    expect(resolved(edition, 'flagship-bumblebee', before)).toMatchObject({ redirect: `/${edition}` });
    const other = edition === 'jp' ? '' : 'bumblebee-g1-performance';
    expect(JSON.stringify(page(edition, other, before))).not.toMatch(/Flagship Bumblebee|フラッグシップ バンブルビー/);
  });
});

describe('the pre-order of Flagship Grimlock', () => {
  const during = '2023-08-01T12:00:00Z';
  const grimlock = (iso?: string) => page('us', 'grimlock-g1-flagship', iso);
  const currentEvents = (iso?: string) =>
    sectionOf(grimlock(iso), 'timeline')?.events.flatMap(({ id, isNow }) => (isNow ? [id] : []));

  test('begins on July 19, 2023: before, the page redirects to the home page', () => {
    expect(resolved('us', 'grimlock-g1-flagship', '2023-07-19T03:59:59Z')).toMatchObject({ redirect: '/us' });
  });

  test('is open in the summer of 2023, at an introductory price', () => {
    expect(sectionOf(grimlock(during), 'price')).toMatchObject({
      preSale: 'Pre-order, at the introductory price',
      offer: { price: { amount: 1499 } },
    });
    expect(JSON.stringify(grimlock(during).sections)).not.toContain('1,699');
    expect(JSON.stringify(grimlock(during).sections)).toContain('Expected delivery: Q4 2023.');
    expect(currentEvents(during)).toEqual(['opens']);
  });

  test('is over from October 1, 2023 on', () => {
    expect(sectionOf(grimlock('2023-10-01T03:59:59Z'), 'hero')?.offer?.state).toBe('preOrder');
    expect(currentEvents('2023-10-01T04:00:00Z')).toEqual(['regular']);
    expect(currentEvents()).toEqual(['regular']);
  });
});

describe('the Signature robot', () => {
  test('offered early birds 12 payments', () => {
    const { offer } = page('us', signature, '2023-07-24T12:00:00Z').head.product ?? {};
    expect(offer?.instalment).toMatchObject({ count: 12, price: { amount: 58.25 } });
  });

  test.each([
    ['us', 'page', signature],
    ['cn', 'page', signature],
    ['us', 'news', signedNews],
    ['uk', 'news', signedNews],
    ['eu', 'news', signedNews],
    ['fr', 'news', signedNews],
    ['de', 'news', signedNews],
  ] as const)('draws 40 signed units in 2024, told on the second by the %s %s', (edition, _kind, slug) => {
    const textAt = (iso: string) => {
      const resolution = resolved(edition, slug, iso);
      return 'page' in resolution ? JSON.stringify(resolution.page.sections).replaceAll('\u00a0', ' ') : '';
    };
    const closingTime = formatTime(parseInstant('2024-05-26T04:00:00Z'), edition).replaceAll('\u00a0', ' ');
    expect(textAt('2024-04-25T14:59:59Z')).not.toContain(closingTime);
    for (const iso of ['2024-04-25T15:00:00Z', '2024-05-26T03:59:59Z']) {
      expect(textAt(iso)).toContain(closingTime);
      expect(textAt(iso)).toMatch(/(?<!\d)40(?!\d)/);
    }
    const [before, after] = [textAt('2024-05-26T03:59:59Z'), textAt('2024-05-26T04:00:00Z')];
    if (slug === signature) expect(after).not.toContain(closingTime);
    else expect(after).not.toBe(before);
  });

  test('keeps the dates of its first year, and is limited to one per customer', () => {
    const text = JSON.stringify(page('us', signature).sections).replaceAll('\u00a0', ' ');
    for (const expectedText of ['May 25, 2023', 'July 25, 2023', 'July 24, 2023', 'Q4 2023', 'one per customer'])
      expect(text).toContain(expectedText);
  });
});
