import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { seenLines } from './seen-lines.ts';

const read = (body: string) => seenLines(parseHtml(`<!doctype html><html lang="en"><body>${body}`)).slice(1, -1);

test('texts are read in order, through elements without a meaning of their own', () => {
  expect(read('<div><p>Fold\n it <span>now</span></p><div>Twice</div></div>')).toEqual(['p “Fold it now”', '“Twice”']);
});

test.each([
  ['classes', '<p class="a">x</p>', '<p class="b">x</p>'],
  ['wrappers', '<p>x</p>', '<div><x-island props="{}"><p data-on>x</p></x-island></div>'],
  [
    'scripts, styles and preloads',
    '<p>x</p>',
    '<script>1</script><style>p{}</style><link rel="preload" href="/a"><p>x</p>',
  ],
  ['names of assets', '<a href="/assets/a-1.js">x</a>', '<a href="/assets/b-2.js">x</a>'],
  [
    'hashes of pictures',
    '<img src="/media/a/b.0123456789abcdef.160.png">',
    '<img src="/media/a/b.fedcba9876543210.320.png">',
  ],
  [
    'generated ids',
    '<label for="_f_R_1_x">x</label><input id="_f_R_1_x">',
    '<label for="_g_R_2_x">x</label><input id="_g_R_2_x">',
  ],
  ['order of keys', data('{"a":1,"b":2}'), data('{"b":2,"a":1}')],
])('%s do not count', (_, one, other) => {
  expect(read(other)).toEqual(read(one));
});

test.each([
  ['a text', '<p>x</p>', '<p>y</p>'],
  ['the target of a link', '<a href="/a">x</a>', '<a href="/b">x</a>'],
  ['a state', '<button aria-expanded="false">x</button>', '<button aria-expanded="true">x</button>'],
  ['a hidden part', '<div>x</div>', '<div hidden>x</div>'],
  [
    'a name by another element',
    '<nav aria-labelledby="a"></nav><p id="a">x</p>',
    '<nav aria-labelledby="b"></nav><p id="a">x</p>',
  ],
  ['a field', '<input name="a">', '<input name="a" required>'],
  ['a picture', '<img src="/media/a/b.0123456789abcdef.160.png">', '<img src="/media/a/c.0123456789abcdef.160.png">'],
  ['a drawing', '<svg><path d="M0 0"/></svg>', '<svg><path d="M1 0"/></svg>'],
  ['the end of a list', '<ul><li>x</li><li>y</li></ul>z', '<ul><li>x</li><li>y</li>z</ul>'],
  ['structured data', data('{"a":1}'), data('{"a":2}')],
])('%s counts', (_, one, other) => {
  expect(read(other)).not.toEqual(read(one));
});

function data(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}
