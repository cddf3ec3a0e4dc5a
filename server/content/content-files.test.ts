import { describe, expect, test } from 'vitest';
import { issuesWith } from '#tests/support/site/edited-content.ts';

const megatron = 'pages/flagship-megatron';

describe('the loader reports all issues together', () => {
  const issues = issuesWith(
    [
      [
        'offers/uk.yaml',
        ['flagshipMegatron', 'promotions'],
        [{ price: 5, opens: '2025-09-22T08:00[+08:00]', closes: '2025-09-21T08:00[+08:00]' }],
      ],
      ['messages/zh-HK.yaml', ['nav', 'menu'], undefined],
      ['messages/en-GB.yaml', ['price', 'promotion'], 'Lowest: {prise}'],
      ['messages/de.yaml', ['nav', 'menu'], 'Menü {region}'],
      ['messages/fr.yaml', ['carousel', 'slide'], '{index, numbr} sur {count, number}'],
      ['messages/ja.yaml', ['gallery', 'open'], '全画面 {alt, number}'],
      [`${megatron}/page.yaml`, ['sections', 'gallery', 'anchor'], 'specs'],
      [`${megatron}/page.yaml`, ['sections', 'compare', 'anchor'], 'specs'],
      [`${megatron}/en-GB.yaml`, ['sections', 'gallery', 'heding'], 'Gallery'],
      [`${megatron}/en-GB.yaml`, ['sections', 'hero', 'line'], 5],
      [`${megatron}/en.yaml`, ['sections', 'specs', 'heading'], undefined],
      [`${megatron}/de.yaml`, ['sections', 'ghost'], { heading: 'Geist' }],
      ['regions/us.yaml', ['social', '0', 'link'], 'http://youtube.example/kinetra'],
    ],
    [
      ['offers/es.yaml', '{}'],
      ['regions/us.yml', '{}'],
      ['products/notes.txt', 'a note'],
      ['messages/es.yaml', '{}'],
      ['pages/fag/en.yaml', '{}'],
      ['sites.yaml', '{}'],
      ['.DS_Store', ''],
      ['pictures/README.md', ''],
    ],
  );

  test.each([
    ['a window that closes before it opens', 'offers/uk.yaml › flagshipMegatron.promotions.0: {"price":5'],
    [
      'a missing message in a language that only pages use',
      'messages/zh-HK.yaml › nav.menu: missing. Add it. Write text.',
    ],
    [
      'an unknown value in a message, in the overlay with the message',
      'messages/en-GB.yaml › price.promotion: the unknown value {prise}. This message is shown as it stands',
    ],
    [
      'a value in a message that takes none',
      'messages/de.yaml › nav.menu: the unknown value {region}. This message is shown as it stands',
    ],
    [
      'a message that cannot be parsed',
      'messages/fr.yaml › carousel.slide: “{index, numbr} sur {count, number”, which cannot be read (INVALID_ARGUMENT_TYPE).',
    ],
    ['a text as a number', 'messages/ja.yaml › gallery.open: {alt} is formatted as a number but is a text.'],
    ['an unknown key of an overlay', `${megatron}/en-GB.yaml › sections.gallery: unknown key heding.`],
    ['a wrong word of an overlay', `${megatron}/en-GB.yaml › sections.hero.line: 5. Write text.`],
    [
      'a missing text, in the complete file',
      `${megatron}/en.yaml › sections.specs.heading: missing. Add it. Write text.`,
    ],
    ['words of an unknown section', `${megatron}/de.yaml › sections.ghost: words of no section.`],
    [
      'an address without HTTPS',
      'regions/us.yaml › social.0.link: "http://youtube.example/kinetra". Write an address that begins with https://.',
    ],
    [
      'an unknown edition',
      'offers/es.yaml: a file that nothing reads. Remove it, or name it after an edition, cn.yaml, us.yaml',
    ],
    ['another file extension', 'regions/us.yml: a file that nothing reads.'],
    [
      'a note',
      'products/notes.txt: a file that nothing reads. Remove it, or name it after the product it describes, <id>.yaml.',
    ],
    [
      'an unknown language',
      'messages/es.yaml: a file that nothing reads. Remove it, or name it after a language, zh-CN.yaml, en.yaml',
    ],
    ['words without a page', 'pages/fag/en.yaml: a file that nothing reads.'],
    ['a second file of the site', 'sites.yaml: a file that nothing reads.'],
  ])('%s', (_issue, linePrefix) => {
    expect(issues.filter((line) => line.startsWith(linePrefix))).toHaveLength(1);
  });

  test('an anchor that two sections of a page share', () => {
    expect(
      issues.filter((line) =>
        line.includes('the anchor "specs" is used twice. Give each section of a page an anchor of its own, or none.'),
      ),
    ).toHaveLength(1);
  });

  test('reports nothing else', () => {
    expect(issues).toHaveLength(18);
  });
});
