import { describe, expect, test } from 'vitest';
import { resolvePage } from '#rules/page/page.ts';
import type { Section } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

const now = parseInstant('2026-11-21T12:00:00Z');

function page(edition: EditionCode) {
  const resolution = resolvePage(site, { edition, slug: 'flagship-megatron' }, now);
  if (!('page' in resolution)) throw new Error(`${edition} has no page of Flagship Megatron`);
  return resolution.page;
}

const sectionOf = <Kind extends Section['kind']>(edition: EditionCode, kind: Kind) =>
  page(edition).sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

const policyOf = (edition: EditionCode, policy: string) =>
  sectionOf(edition, 'price')?.policies.find(({ id }) => id === policy)?.content;
const answerTo = (edition: EditionCode, question: string) =>
  sectionOf(edition, 'preorder')?.questions.find(({ id }) => id === question)?.answer;

describe('the page of Flagship Megatron', () => {
  test.each([
    ['us', 'Delivery expected in Q4 2025. The date may change.'],
    ['uk', 'Delivery expected on 30\u00a0November 2025. The date may change.'],
    ['eu', 'Delivery expected on 30\u00a0November 2025. The date may change.'],
    ['fr', 'Livraison prévue le 30\u00a0novembre 2025. La date peut changer.'],
    ['de', 'Lieferung voraussichtlich am 30.\u00a0November 2025. Der Termin kann sich ändern.'],
    ['cn', '预计2025年11月30日交付，时间可能调整。'],
  ] as const)('states in %s when pre-sale orders are delivered', (edition, delivery) => {
    expect(policyOf(edition, 'delivery')).toBe(delivery);
  });

  test('mentions delivery on its first screen only where it is on pre-sale', () => {
    expect(sectionOf('us', 'hero')?.delivery).toBe('Expected in Q4 2025. The date may change.');
    for (const edition of ['uk', 'eu', 'fr', 'de', 'cn'] as const)
      expect(sectionOf(edition, 'hero')?.delivery).toBeUndefined();
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
