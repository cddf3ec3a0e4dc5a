import { describe, expect, test } from 'vitest';
import { resolvePage } from '#rules/page/page.ts';
import type { Section } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

const now = parseInstant('2026-11-21T12:00:00Z');

function page(edition: EditionCode, instant = now) {
  const resolution = resolvePage(site, { edition, slug: 'flagship-megatron' }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no page of Flagship Megatron`);
  return resolution.page;
}

const sectionOf = <Kind extends Section['kind']>(edition: EditionCode, kind: Kind, instant = now) =>
  page(edition, instant).sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

const policyOf = (edition: EditionCode, policy: string) =>
  sectionOf(edition, 'price')?.policies.find(({ id }) => id === policy)?.content;
const answerTo = (edition: EditionCode, question: string) =>
  sectionOf(edition, 'preorder')?.questions.find(({ id }) => id === question)?.answer;

describe('the page of Flagship Megatron', () => {
  test.each([
    ['us', 'Q4\u00a02025', '2026-01-01T04:59:59Z'],
    ['uk', '30\u00a0November 2025', '2025-11-30T23:59:59Z'],
    ['eu', '30\u00a0November 2025', '2025-11-30T22:59:59Z'],
    ['fr', '30\u00a0novembre\u00a02025', '2025-11-30T22:59:59Z'],
    ['de', '30.\u00a0November 2025', '2025-11-30T22:59:59Z'],
    ['cn', '2025年11月30日', '2025-11-30T15:59:59Z'],
  ] as const)('states in %s when pre-sale orders are delivered, until that time is over', (edition, time, last) => {
    const plain = (text = '') => text.replaceAll('\u00a0', ' ');
    const textsAt = (instant: number) =>
      [
        sectionOf(edition, 'hero', instant)?.delivery,
        sectionOf(edition, 'price', instant)?.policies.find(({ id }) => id === 'delivery')?.content,
        sectionOf(edition, 'preorder', instant)?.questions.find(({ id }) => id === 'delivery')?.answer,
      ].map(plain);
    const end = parseInstant(last);
    for (const text of textsAt(end)) expect(text).toContain(plain(time));
    expect(textsAt(end + 1000)).toEqual(['', '', '']);
  });

  test.each([
    [
      'us',
      '2 years as standard. Flagship purchases in the US get 2 years more, valued at $119.',
      'Your price is guaranteed for 30 days.',
      '30 days in the US store.',
    ],
    ['uk', '2 years.', 'Your price is guaranteed for 30 days.', 'Within 14 days, to the UK shop.'],
    ['eu', '2 years.', 'Your price is guaranteed for 30 days.', 'Within 14 days, to the European shop.'],
    [
      'fr',
      '2\u00a0ans.',
      'Votre prix est garanti pendant 30\u00a0jours.',
      'Sous 14\u00a0jours, à la boutique française.',
    ],
    [
      'de',
      '2\u00a0Jahre.',
      'Ihr Preis ist 30\u00a0Tage lang garantiert.',
      'Innerhalb von 14\u00a0Tagen an den deutschen Shop.',
    ],
    ['cn', '2年。', '30天价格保护。', undefined],
  ] as const)('states in %s the terms of its region', (edition, warranty, guarantee, returns) => {
    expect([policyOf(edition, 'warranty'), policyOf(edition, 'priceGuarantee'), policyOf(edition, 'returns')]).toEqual([
      warranty,
      guarantee,
      returns,
    ]);
  });

  test('takes its terms from the region, and the requirements of the app from the site', () => {
    const changed = structuredClone(site);
    changed.regions.uk.terms = { warrantyYears: 1, priceGuaranteeDays: 60, returnDays: 1 };
    changed.settings.apps = { ios: 15, android: 10 };
    const resolution = resolvePage(changed, { edition: 'uk', slug: 'flagship-megatron' }, now);
    const text = JSON.stringify('page' in resolution && resolution.page.sections);
    for (const expectedText of ['1 year.', 'for 60 days.', 'Within 1 day,', 'iOS 15 or later, or Android 10 or later'])
      expect(text).toContain(expectedText);
    expect(text).not.toMatch(/\b(2 years|14 days|30 days|iOS 13|Android 8)\b/);
  });

  test.each(['us', 'uk', 'eu', 'fr', 'de', 'cn'] as const)(
    'states in %s which phones the app needs, and whose voice it is',
    (edition) => {
      expect(answerTo(edition, 'app')).toMatch(/iOS\s13\D+Android\s8/);
      const credit = sectionOf(edition, 'voice')?.points.find(({ id }) => id === 'actor')?.text;
      expect(credit).toMatch(
        /original voice actor|Originalsprecher der Figur|interprète d’origine du personnage|角色的原版配音演员/,
      );
      expect(credit).not.toMatch(/credited|Namensnennung|crédité|署名/);
    },
  );

  test('has a wide preview picture with an opaque background', () => {
    const { picture } = page('us').head;
    expect(picture).toMatchObject({ id: 'megatron/stage', transparent: false });
    expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1);
  });
});

test.each(editionCodes)('the support menu of %s links to the warranty page as soon as it exists', (edition) => {
  const support = (changed: typeof site) => {
    const resolution = resolvePage(changed, { edition, slug: '' }, now);
    return 'page' in resolution
      ? resolution.page.shell.menus.find(({ id }) => id === 'support')?.items.map(({ href }) => href)
      : [];
  };
  const chooser = site.pages['choose-your-region'];
  if (!chooser) throw new Error('content has no page choose-your-region');
  const page = `${edition === 'cn' ? '' : `/${edition}`}/warranty-information`;
  expect(support({ ...site, pages: { ...site.pages, 'warranty-information': chooser } })).toContain(page);
  expect(support({ ...site, pages: { '': site.pages[''] ?? chooser } })).not.toContain(page);
});
