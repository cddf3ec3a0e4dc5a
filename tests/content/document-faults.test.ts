import { describe, expect, test } from 'vitest';
import type { Page } from '#rules/page/page-value.ts';
import { documentFaults } from '#tests/support/site/document-faults.ts';
import { readMarkup } from '#tests/support/site/markup.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt, renderPage } from '#tests/support/site/rendered-page.ts';

/** The first page of the UK that tells search engines a price. */
const page = Object.keys(site.pages)
  .flatMap((slug) => pageAt(site, 'uk', slug) ?? [])
  .find(({ head }) => head.product?.offer?.price) as Page;
const sound = await renderPage(page);
/** A page to which it leads, as a path. */
const linked = readMarkup(sound).anchors.find(({ href }) => href.startsWith('/uk/') && !href.includes('#'))?.href ?? '';

/** What is said of the document of a real page with something put into its middle, or something in it replaced. */
function faultsWith(change: { put?: string; replace?: [string | RegExp, string]; gone?: string }): string[] {
  const { put = '', replace: [from, to] = ['', ''], gone } = change;
  const html = sound.replace(from, to).replace('</main>', `${put}</main>`);
  if (html === sound && gone === undefined) throw new Error('nothing was changed');
  return documentFaults(page, html, (address) => !gone || !new URL(address).pathname.endsWith(gone)).map((fault) =>
    fault.join(': '),
  );
}

test('a page that is right has no faults', () => {
  expect(documentFaults(page, sound, () => true)).toEqual([]);
});

describe('these faults are found, and what is right beside them is not', () => {
  test.each([
    ['a second heading', { put: '<h1>Again</h1>' }, 'headings: 2 headings of the first rank'],
    ['no heading', { replace: [/h1/g, 'h2'] }, 'headings: 0 headings of the first rank'],
    [
      'a heading without words',
      { replace: [/(<h1[^>]*>).*?<\/h1>/s, '$1 <span></span></h1>'] },
      'headings: a heading of the first rank that says nothing',
    ],
    ['an id twice', { put: '<p id="main">Twice</p><p id="once">Once</p>' }, 'ids: the id "main" twice'],
    [
      'a section of nothing',
      { put: '<section class="a"><div></div></section>' },
      'empty sections: <section class="a">',
    ],
    [
      'a section of a heading',
      { put: '<section class="b"><h2>Offers</h2><ul></ul></section>' },
      'empty sections: <section class="b">',
    ],
    [
      'a section inside a full one',
      { put: '<section>Words<section id="c"></section></section>' },
      'empty sections: <section id="c">',
    ],
    [
      'a brace',
      { put: '<p>With {servos} servos</p>' },
      'leaked words: a brace that was not filled in in “With {servos} servos”',
    ],
    [
      'a value that is none',
      { put: '<p>undefined servos</p>' },
      'leaked words: a value that is none in “undefined servos”',
    ],
    ['an attribute', { put: '<img src="a.webp" alt="NaN of 5"/>' }, 'leaked words: a value that is none in “NaN of 5”'],
    [
      'a price',
      { replace: [/"price":\d+/, '"price":9'] },
      'prices: the price £9 in the structured data, and nowhere on the page',
    ],
  ] as const)('%s', (_what, change, fault) => {
    expect(faultsWith(change as Parameters<typeof faultsWith>[0])).toEqual([fault]);
  });

  test.each([
    [
      'an empty section that is full of pictures',
      '<section><h2>Gallery</h2><img src="/media/a.webp" alt=""/></section>',
    ],
    ['a section with words in a part of it', '<section><h2>Offers</h2><section><p>From £9</p></section></section>'],
  ])('%s is none', (_what, put) => {
    expect(faultsWith({ put })).toEqual([]);
  });

  test('a link to a page that is closed', () => {
    expect(faultsWith({ gone: linked })).toEqual([`links: a link to ${linked}, where no page is then`]);
  });
});
