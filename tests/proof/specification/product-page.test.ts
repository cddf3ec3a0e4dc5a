import { describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
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
      '2 years, for products from our store or an authorized dealer. Flagship robots from our store in the US get 2 years more, a $119 value.',
      'If we lower the price within 30 days of your order, we refund the difference.',
      'Our store accepts returns for 30 days. In the first 14 days, you don’t need a reason.',
    ],
    ...(['uk', 'eu'] as const).map(
      (edition) =>
        [
          edition,
          '2 years, for products from our store or an authorised dealer.',
          'If we lower the price within 30 days of your order, we refund the difference.',
          'Our store accepts returns for 14 days.',
        ] as const,
    ),
    [
      'fr',
      '2 ans, pour les produits achetés dans notre boutique ou chez un revendeur agréé.',
      'Si nous baissons le prix dans les 30 jours suivant votre commande, nous vous remboursons la différence.',
      'Notre boutique accepte les retours pendant 14 jours.',
    ],
    [
      'de',
      '2 Jahre, für Produkte aus unserem Shop oder von autorisierten Händlern.',
      'Senken wir den Preis innerhalb von 30 Tagen nach Ihrer Bestellung, erstatten wir die Differenz.',
      'Unser Shop nimmt Rücksendungen 14 Tage lang an.',
    ],
    ['cn', '保修2年，适用于从官方商城或授权经销商处购买的产品。', '下单后30天内如有降价，我们退还差价。', undefined],
  ] as const)('states in %s the terms of its region', (edition, warranty, guarantee, returns) => {
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
    expect(
      [policyOf(edition, 'warranty'), policyOf(edition, 'priceGuarantee'), policyOf(edition, 'returns')].map(plain),
    ).toEqual([warranty, guarantee, returns]);
  });

  test.each([
    ['us', '2026-12-09T05:00:00Z', '2027-01-21T05:00:00Z', 'January 20, 2027'],
    ['uk', '2026-12-09T09:00:00Z', '2027-01-28T00:00:00Z', '27 January 2027'],
    ['de', '2026-12-09T08:00:00Z', '2027-01-20T23:00:00Z', '20. Januar 2027'],
    ['fr', '2026-12-09T08:00:00Z', '2027-01-20T23:00:00Z', '20 janvier 2027'],
  ] as const)('tells in %s of the longer returns of a sale while they run', (edition, opens, closes, lastDay) => {
    const returnsAt = (instant: number) =>
      sectionOf(edition, 'price', instant)
        ?.policies.find(({ id }) => id === 'returns')
        ?.content.replaceAll('\u00a0', ' ');
    const [first, end] = [parseInstant(opens), parseInstant(closes)];
    for (const instant of [first, end - 1000]) expect(returnsAt(instant)).toContain(lastDay);
    for (const instant of [first - 1000, end]) expect(returnsAt(instant)).not.toContain(lastDay);
  });

  test('takes its terms from the region, and the requirements of the app from the site', () => {
    const changed = structuredClone(site);
    changed.regions.uk.terms = { warrantyYears: 1, priceGuaranteeDays: 60, returnDays: 1 };
    changed.settings.apps = { ios: 15, android: 10 };
    const resolution = resolvePage(changed, { edition: 'uk', slug: 'flagship-megatron' }, now);
    const text = JSON.stringify('page' in resolution && resolution.page.sections);
    for (const expectedText of [
      '1 year,',
      'within 60 days',
      'returns for 1 day.',
      'iOS 15 or later',
      'Android 10 or later',
    ])
      expect(text).toContain(expectedText);
    expect(text).not.toMatch(/\b(2 years|14 days|30 days|iOS 13|Android 8)\b/);
  });

  test.each(['us', 'uk', 'eu', 'fr', 'de', 'cn'] as const)('states in %s which phones the app needs', (edition) => {
    expect(answerTo(edition, 'app')).toMatch(/iOS\s13\D+Android\s8/);
  });

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

describe('the voice credits', () => {
  const own = 'k1-pro-interstellar-scout';
  const credits = editionCodes.flatMap((edition) =>
    Object.keys(site.pages).flatMap((slug) => {
      const resolution = resolvePage(site, { edition, slug }, now);
      if (!('page' in resolution)) return [];
      return resolution.page.sections
        .flatMap((section) => (section.kind === 'voice' ? section.points : []))
        .filter(({ id }) => id === 'actor')
        .map(({ text }) => ({ at: `${edition}/${slug}`, slug, text: text.replaceAll('\u00a0', ' ') }));
    }),
  );
  const licensed = credits.filter(({ slug }) => slug !== own);
  const ours = credits.filter(({ slug }) => slug === own);

  test('say in every edition that the original voice actor speaks', () => {
    expect(new Set(licensed.map(({ at }) => at.split('/')[0]))).toEqual(
      new Set(['us', 'uk', 'eu', 'fr', 'de', 'cn', 'jp']),
    );
    for (const { at, text } of licensed)
      expect(text, at).toMatch(
        /^(Voiced by the character’s original voice actor\.|Gesprochen vom Originalsprecher der Figur\.|Le robot parle avec la voix de l’interprète d’origine du personnage\.|ロボットは、キャラクターのオリジナルの声で話します。|机器人使用角色的原版配音。)/,
      );
  });

  test('name no original voice actor of K1, which is our own character', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const { at, text } of ours) {
      expect(text, at).toMatch(/our own character|unsere eigene Figur|notre propre personnage|我们的原创角色/);
      expect(text, at).not.toMatch(/original|d’origine|原版/i);
    }
  });
});
