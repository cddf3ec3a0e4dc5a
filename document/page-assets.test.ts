import { expect, test } from 'vitest';
import { fontOf } from './page-assets.ts';

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
