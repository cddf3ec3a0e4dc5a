import { expect, test } from 'vitest';
import { fontOf } from './page-assets.ts';

const assets = {
  client: '/assets/client.js',
  styles: {},
  font: '/assets/basic.woff2',
  europeanFont: '/assets/european.woff2',
};

test.each(['de-DE', 'fr-FR', 'de'])('a page in %s loads the letters of its language with the others', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.europeanFont);
});

test.each(['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'fro'])('a page in %s loads what every page writes', (lang) => {
  expect(fontOf(assets, lang)).toBe(assets.font);
});
