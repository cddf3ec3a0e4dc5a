import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { type Edit, issuesWith } from '#tests/support/site/edited-content.ts';

const megatron = 'pages/flagship-megatron';
const bumblebee = 'pages/flagship-bumblebee';
const optimus = 'pages/flagship-optimus-prime';
const sectionsOf = (page: string): { id: string }[] =>
  parse(readFileSync(join(contentFolder, page, 'page.yaml'), 'utf8')).sections;
const section = (page: string, id: string) => `sections.${sectionsOf(page).findIndex((one) => one.id === id)}`;

describe('cross-checks report', () => {
  const issues = issuesWith([
    ['offers/us.yaml', ['ghost'], { price: 5 }],
    ['offers/us.yaml', ['flagshipBumblebee', 'link'], 'flagship-bumblebeee'],
    ['offers/de.yaml', ['flagshipMegatron', 'promotions'], [{ price: 99999 }]],
    ['products/t9.yaml', ['sameAs'], 'agentT9'],
    ['regions/us.yaml', ['footerNavs', '1', 'link'], 'page:privacy'],
    ['regions/us.yaml', ['footerNavs', '2', 'link'], 'site:hob'],
    ['regions/uk.yaml', ['footerNavs', '1', 'link'], 'page:flagship-megatron#ghost'],
    ['regions/uk.yaml', ['footerNavs', '2', 'link'], 'https://elsewhere.example/'],
    ['regions/uk.yaml', ['shop', 'host'], 'https://hub.kinetra.example'],
    ['company.yaml', ['editions', 'uk', 'address'], 'ghost'],
    ['products/aiBase.yaml', ['picture'], 'base/ghost'],
    ['products/aiBase.yaml', ['name', 'fr'], undefined],
    [`${megatron}/page.yaml`, ['picture'], 'megatron/ghost'],
    [`${megatron}/page.yaml`, ['sections', 'transformation', 'film'], 'megatron/film'],
    [`${megatron}/page.yaml`, ['sections', 'transformation', 'clip'], 'megatron/clip'],
    [`${megatron}/page.yaml`, ['sections', 'theater', 'actors', '0', 'product'], 'megatron'],
    [`${optimus}/page.yaml`, ['sections', 'closing', 'link'], 'page:technical-suport'],
    [`${bumblebee}/fr.yaml`, ['sections', 'modelCar', 'items', 'ghost'], { title: 'Fantôme', text: 'Rien' }],
    [
      `${megatron}/fr.yaml`,
      ['sections', 'programming', 'actions', 'items', 'ghost'],
      { title: 'Fantôme', description: 'Rien' },
    ],
    [`${bumblebee}/de.yaml`, ['sections', 'modelCar', 'items', 'nose'], undefined],
    [`${megatron}/en-GB.yaml`, ['sections', 'hero', 'line'], '{servo, number} servos'],
    [`${megatron}/de.yaml`, ['sections', 'hero', 'line'], '{servos, number'],
    [`${megatron}/de.yaml`, ['title'], '{flagshipMegatron_servo, number} Servos'],
    ['pages/home/page.yaml', ['sections', 'shelf', 'lists', 'kr', '0'], 'ghost'],
    ['pages/home/page.yaml', ['sections', 'shelf', 'cards', 'base', 'picture'], 'base/ghost'],
    ['pages/home/ja.yaml', ['sections', 'pair', 'panels', 'elite'], { line: 'x', lead: 'y' }],
    ['products/aiBase.yaml', ['line', 'fr'], undefined],
    ['pages/home/ja.yaml', ['sections', 'press', 'quotes', 'ghost'], { text: 'x', outlet: 'y' }],
  ]);
  const sectionPath = (id: string) => `${megatron}/page.yaml › ${section(megatron, id)}`;

  test.each([
    [
      'a product that is not there',
      'offers/us.yaml › ghost: the product "ghost", which does not exist. Add content/products/ghost.yaml',
    ],
    [
      'a page that is not there',
      'offers/us.yaml › flagshipBumblebee.link: the page "flagship-bumblebeee", which does not exist. Correct its spelling',
    ],
    [
      'a promotional price above the price',
      'offers/de.yaml › flagshipMegatron.promotions.0.price: 99999 against a price of',
    ],
    ['a misspelt product that another is the same as', 'products/t9.yaml › sameAs: the product "agentT9"'],
    ['a misspelt page of the footer', 'regions/us.yaml › footerNavs.1.link: the page "privacy"'],
    ['an unknown site', 'regions/us.yaml › footerNavs.2.link: the site "hob". Add it to sites in content/site.yaml.'],
    [
      'an anchor that its page does not have',
      'regions/uk.yaml › footerNavs.1.link: the anchor "ghost", which "flagship-megatron" does not have. Write one of banner',
    ],
    [
      'a host that is not allowed',
      'regions/uk.yaml › footerNavs.2.link: the host elsewhere.example. Add it to allowedHosts',
    ],
    [
      'a shop on a host that is only allowed for a site',
      'regions/uk.yaml › shop.host: the host hub.kinetra.example. Add it to allowedHosts',
    ],
    [
      'a picture of a product',
      'products/aiBase.yaml › picture: the picture "base/ghost", which does not exist. Add media/base/ghost.webp',
    ],
    [
      'a product name that an edition lacks',
      'products/aiBase.yaml › name: no name for the fr edition. Add a line fr with it.',
    ],
    [
      'a line of a product that an edition lacks',
      'products/aiBase.yaml › line: no line for the fr edition. Add a line fr with it.',
    ],
    [
      'an address',
      'company.yaml › editions.uk.address: the address "ghost", which does not exist. Add it to addresses',
    ],
    ['a picture of a page', `${megatron}/page.yaml › picture: the picture "megatron/ghost"`],
    ['a film', `${sectionPath('transformation')}.film: the picture "megatron/film"`],
    [
      'a clip',
      `${sectionPath('transformation')}.clip: the clip "megatron/clip", which does not exist. Add the files of media/megatron/clip`,
    ],
    ['a product of a section', `${sectionPath('theater')}.actors.0.product: the product "megatron"`],
    ['a link of a section', `${optimus}/page.yaml › ${section(optimus, 'closing')}.link: the page "technical-suport"`],
    [
      'a picture of an entry',
      `pages/home/page.yaml › ${section('pages/home', 'shelf')}.cards.base.picture: the picture "base/ghost"`,
    ],
    [
      'words of an unknown close-up',
      `${bumblebee}/fr.yaml › sections.modelCar.items.ghost: words of nothing: the section names no "ghost". Remove them, or add it to items in page.yaml.`,
    ],
    ['words of an unknown action', `${megatron}/fr.yaml › sections.programming.actions.items.ghost: words of nothing`],
    ['words of an unknown quotation', 'pages/home/ja.yaml › sections.press.quotes.ghost: words of nothing'],
    [
      'words of a panel that no edition shows',
      'pages/home/ja.yaml › sections.pair.panels.elite: words of "elite", which no edition that reads them shows.',
    ],
    [
      'an entry without words',
      `${bumblebee}/de.yaml › sections.modelCar.items.nose: missing. Add the words: the de edition shows it.`,
    ],
    [
      'a list with an unknown entry',
      `pages/home/page.yaml › ${section('pages/home', 'shelf')}.lists.kr.0: "ghost", which is no entry of the section.`,
    ],
    [
      'an unknown value, in the overlay that uses it',
      `${megatron}/en-GB.yaml › sections.hero.line: the unknown value {servo}. Write one of`,
    ],
    [
      'an unknown figure of a product',
      `${megatron}/de.yaml › title: the unknown value {flagshipMegatron_servo}. Write one of flagshipMegatron_servos`,
    ],
    [
      'words that cannot be parsed',
      `${megatron}/de.yaml › sections.hero.line: “{servos, number”, which cannot be read`,
    ],
  ])('%s', (_what, beginning) => {
    expect(issues.filter((line) => line.startsWith(beginning))).toHaveLength(1);
  });
});

test('reports a page with an unknown campaign, with the key', () => {
  const page = 'pages/news/black-friday-2026/page.yaml';
  expect(issuesWith([[page, ['reports'], 'black-friday-2062']])).toEqual([
    expect.stringContaining(`${page} › reports: the campaign "black-friday-2062", which does not exist.`),
  ]);
});

test('reports each page that cannot be resolved, with its section, editions and time', () => {
  const issues = issuesWith([['offers/kr.yaml', ['grimlockG1Flagship'], undefined]], [], { isVerified: false });
  expect(issues).toContainEqual(
    expect.stringMatching(
      /^pages\/home\/page\.yaml › sections\.\d+: the page cannot be shown: the catalogue of kr has no.*the offers of the kr edition, where it happens from /,
    ),
  );
});

test('a mistake of a later stage is reported once the earlier ones are corrected', () => {
  const link: Edit = ['regions/us.yaml', ['footerNavs', '1', 'link'], 'page:privacy'];
  const price: Edit = ['offers/kr.yaml', ['grimlockG1Flagship', 'price'], 'twelve'];
  expect(issuesWith([link, price])).toEqual([expect.stringMatching(/^offers\/kr\.yaml › grimlockG1Flagship\.price/)]);
  expect(issuesWith([link])).toEqual([expect.stringMatching(/^regions\/us\.yaml › footerNavs\.1\.link/)]);
});

describe('links to planned pages', () => {
  const link: Edit = ['regions/us.yaml', ['footerNavs', '1', 'link'], 'page:a-page-to-come'];
  const planned = (...slugs: string[]): Edit => ['site.yaml', ['plannedPages'], slugs];

  test('are allowed while the page is on the list of planned pages', () => {
    expect(issuesWith([link, planned('a-page-to-come')], [], { isVerified: true })).toEqual([]);
    expect(issuesWith([link, planned('another')])).toEqual([
      expect.stringContaining('regions/us.yaml › footerNavs.1.link: the page "a-page-to-come", which does not exist.'),
    ]);
  });

  test('the list may still contain a page that exists by now', () => {
    expect(issuesWith([planned('flagship-megatron')], [], { isVerified: true })).toEqual([]);
  });
});
