import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#rules/editions.ts';
import { parseInstant } from '#rules/instant.ts';
import { resolvePage } from '#rules/page.ts';
import type { Section } from '#rules/page-value.ts';
import { realSite as site } from './real-site.ts';

const now = parseInstant('2026-11-21T12:00:00Z');

function page(edition: EditionCode, slug: string, instant = now) {
  const resolution = resolvePage(site, { edition, slug }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no page ${slug} then`);
  return resolution.page;
}

/** All that a page says, with plain spaces. */
const saidOn = (...where: Parameters<typeof page>) => JSON.stringify(page(...where).sections).replaceAll('\u00a0', ' ');

const sectionOf = <Kind extends Section['kind']>(kind: Kind, ...where: Parameters<typeof page>) =>
  page(...where).sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

const figures: [slug: string, edition: EditionCode, said: string[]][] = [
  [
    'grimlock-g1-flagship',
    'us',
    ['"150+"', '"42"', '"34"', '"85"', '2,500 mAh', '90 minutes', 'BLE 5.0', '5.7 lb', '$1,699', '12 × $141.60 a month', 'At 0% APR'],
  ],
  ['grimlock-g1-flagship', 'us', ['5V 3A, 9V 3A, 12V 2.5A, 15V 2A, 20V 1.5A']],
  ['grimlock-g1-flagship', 'de', ['"150+"', '2.500 mAh', '90 Minuten', '2,6 kg', '1.799 €']],
  [
    'toy-story-buzz-lightyear',
    'us',
    ['"23"', '"75"', '"3,000+"', '"200+"', '1.7 kg', '1,900 mAh, 11.1 V', '90 minutes', '2.4 GHz', 'BLE 5.0', '34 commands', '$699'],
  ],
  ['toy-story-buzz-lightyear', 'de', ['3.000', '1.900 mAh, 11,1 V', '1,7 kg', '2,4 GHz', '599 €']],
  ['buzz-lightyear-space-ranger-alpha', 'us', ['"23"', '"75"', 'More than 3,000', 'More than 200', '$999']],
  ['buzz-lightyear-space-ranger-alpha', 'uk', ['£739', '3 × £246.33 a month']],
  [
    'k1-pro-interstellar-scout',
    'us',
    ['"17"', '"40"', '"1,700+"', '0.94 kg', '2,000 mAh', 'BLE 4.2', '41 voice commands', '81 voice commands', '$299', '$399', 'T9-E'],
  ],
  ['k1-pro-interstellar-scout', 'de', ['0,94 kg', '41 Sprachbefehle', '81 Sprachbefehle', '309 €', '399 €']],
  [
    'ai-base',
    'us',
    ['4 cores', 'Array of 6', 'Stereo', '12 colors', 'Wake, mute, mode (ground or aerial)', 'DC, USB-A, Micro USB, Type-C', 'Metal, ABS', 'Over the air'],
  ],
  [
    'ai-base',
    'us',
    ['7.5 to 11.8 in', '13.7 × 14 × 13.6 in (347 × 357 × 346 mm)', '6.2 lb (2.8 kg)', '100–240 V, 50/60 Hz, 0.8 A', '15 V / 2.4 A', '2.4 GHz', '$299', '$948'],
  ],
  ['ai-base', 'de', ['347 × 357 × 346 mm', '2,8 kg', '15 V / 2,4 A', '19 bis 30 cm', '229 €', '928 €']],
];

test.each(figures)('%s says in %s what its product’s figures are', (slug, edition, said) => {
  const text = saidOn(edition, slug);
  expect(said.filter((fact) => !text.includes(fact))).toEqual([]);
});

test.each([
  ['grimlock-g1-flagship', 42],
  ['toy-story-buzz-lightyear', 34],
  ['buzz-lightyear-space-ranger-alpha', 34],
  ['k1-pro-interstellar-scout', 81],
] as const)('the list of %s holds as many commands as the figures say', (slug, count) => {
  for (const edition of ['us', 'uk', 'de'] as const) {
    expect(sectionOf('voice', edition, slug)?.list.groups.flatMap(({ words }) => words)).toHaveLength(count);
  }
});

describe('the pre-order of Flagship Grimlock', () => {
  const during = parseInstant('2023-08-01T12:00:00Z');
  const present = (instant: number) =>
    sectionOf('timeline', 'us', 'grimlock-g1-flagship', instant)
      ?.events.filter(({ isNow }) => isNow)
      .map(({ id }) => id);

  test('is open in the summer of 2023, without a price', () => {
    expect(sectionOf('price', 'us', 'grimlock-g1-flagship', during)).toMatchObject({ preSale: 'Pre-order, at the introductory price', instalments: undefined });
    expect(saidOn('us', 'grimlock-g1-flagship', during)).not.toContain('1,699');
    expect(present(during)).toEqual(['opens']);
  });

  test('is history from October 1, 2023 on', () => {
    expect(sectionOf('hero', 'us', 'grimlock-g1-flagship', parseInstant('2023-10-01T03:59:59Z'))?.offer?.state).toBe('preOrder');
    expect(sectionOf('hero', 'us', 'grimlock-g1-flagship', parseInstant('2023-10-01T04:00:00Z'))?.offer).toMatchObject({
      state: 'buyNow',
      price: { amount: 1699 },
    });
    expect(present(now)).toEqual(['regular']);
  });

  test('begins on July 19, 2023: before, the way to the page leads home', () => {
    expect(resolvePage(site, { edition: 'us', slug: 'grimlock-g1-flagship' }, parseInstant('2023-07-19T03:59:59Z'))).toMatchObject({ redirect: '/us' });
  });
});
