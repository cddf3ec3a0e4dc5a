import { expect, test } from 'vitest';
import type { Section } from '#rules/page/page-value.ts';
import { fontOf, stylesOf } from './page-assets.ts';

const assets = {
  client: '/assets/client.js',
  styles: {},
  font: '/assets/basic.woff2',
  europeanFont: '/assets/european.woff2',
};

test.each(['de-DE', 'fr-FR', 'de'])('loads the European font for a page in %s', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.europeanFont);
});

test.each(['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'fro'])('loads the basic font for a page in %s', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.font);
});

test('links the styles of the page’s kind, and once those of each of its rare sections', () => {
  const styles = { shared: '/s.css', product: ['/p.css'], 'section-morph': '/m.css', 'section-pair': '/pair.css' };
  const sections = ['hero', 'morph', 'morph'].map((kind) => ({ kind })) as Section[];
  expect(stylesOf({ ...assets, styles }, { kind: 'product', sections })).toEqual(['/s.css', '/p.css', '/m.css']);
});
