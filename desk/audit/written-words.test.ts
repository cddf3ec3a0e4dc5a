import { expect, test } from 'vitest';
import { fillSampleValues, writtenWords } from './written-words.ts';

test('finds every text for people, with its language and place', () => {
  const raw = new Map<string, unknown>([
    ['pages/home/page.yaml', { sections: [{ id: 'faq', kind: 'faq' }] }],
    ['pages/home/fr.yaml', { title: 'Accueil', sections: { faq: { none: { link: 'Voir' } } } }],
    [
      'regions/uk.yaml',
      {
        label: 'United Kingdom',
        social: [{ label: 'YouTube', link: 'https://youtube.example' }],
        navs: [{ label: 'About', children: [{ label: 'Hub', link: 'site:hub' }] }],
      },
    ],
    ['pictures/robot.yaml', { front: { alt: { de: 'Ein Roboter' } } }],
    ['glossary/de.md', '| robot |'],
  ]);
  expect(
    writtenWords({ raw }).map(({ file, path, text, locale }) => `${file} ${path.join('.')} ${locale} ${text}`),
  ).toEqual([
    'pages/home/fr.yaml title fr Accueil',
    'pages/home/fr.yaml sections.faq.none.link fr Voir',
    'regions/uk.yaml label en-GB United Kingdom',
    'regions/uk.yaml social.0.label en-GB YouTube',
    'regions/uk.yaml navs.0.label en-GB About',
    'regions/uk.yaml navs.0.children.0.label en-GB Hub',
    'pictures/robot.yaml front.alt.de de Ein Roboter',
  ]);
});

test.each([
  ['{servos, number} servos', '1 servos'],
  ['{price, number, ::.00} and {count, plural, one {# year} other {# years}}', '1 and 1 years'],
  ['{n, plural, one {One} other {#}} to a customer', '1 to a customer'],
])('fills %s with sample values: %s', (message, filled) => {
  expect(fillSampleValues(message)).toBe(filled);
});
