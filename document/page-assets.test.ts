import { expect, test } from 'vitest';
import type { Section } from '#pages/sections.ts';
import { fontOf, stylesOf } from './page-assets.ts';

const assets = {
  client: '/assets/client.js',
  styles: {},
  print: '/assets/print.css',
  font: '/assets/basic.woff2',
  europeanFont: '/assets/european.woff2',
};

test.each(['de-DE', 'fr-FR', 'de'])('loads the European font for a page in %s', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.europeanFont);
});

test.each(['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'fro'])('loads the basic font for a page in %s', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.font);
});

test('links the styles of the page’s kind, in place of them those with its rare section', () => {
  const styles = { shared: '/s.css', product: ['/p.css'], 'product+morph': '/m.css', 'home+pair': '/pair.css' };
  const hrefsWith = (...kinds: string[]) =>
    stylesOf({ ...assets, styles }, { kind: 'product', sections: kinds.map((kind) => ({ kind })) as Section[] });
  expect(hrefsWith('hero', 'pair')).toEqual(['/s.css', '/p.css']);
  expect(hrefsWith('hero', 'morph', 'morph')).toEqual(['/s.css', '/m.css']);
});
