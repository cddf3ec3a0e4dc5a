import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { edge, fixtureSite, second } from '#tests/support/site/fixture-site.ts';
import { createPlaceRenderer, servedPlace } from './rendered-page.ts';

const site = fixtureSite();
const render = createPlaceRenderer({
  site,
  renderer: { render: async ({ kind, slug }) => `<p>${kind} ${slug}</p>` },
  policy: { production: false, mediaOrigins: [], apiOrigins: [], allowsInlineCode: false },
});

test('a page is rendered with its language and the time until which it is true', async () => {
  const page = await render({ edition: 'cn', slug: 'flagship-bumblebee' }, edge);
  expect(page).toMatchObject({ status: 200, instant: edge, validUntil: undefined });
  if (page.status === 302) throw new Error('a redirect');
  expect(page.bodyHeaders['content-language']).toBe('zh-CN');
  expect(gunzipSync(page.body.gzip).toString()).toBe('<p>product flagship-bumblebee</p>');
});

test('a page outside its window is a redirect, true until the window opens', async () => {
  const early = await render({ edition: 'cn', slug: 'flagship-bumblebee' }, edge - second);
  expect(early).toMatchObject({ status: 302, location: '/', instant: edge - second, validUntil: edge });
});

test('a place without a page is the edition’s own 404', async () => {
  const missing = await render({ edition: 'de', slug: 'nirgends' }, edge);
  expect(missing).toMatchObject({
    status: 404,
    bodyHeaders: { 'content-language': 'de-DE' },
    validUntil: undefined,
  });
});

test('all unknown addresses of an edition share one place', () => {
  const all = { editions: ['us', 'de'] as const };
  const unknown = servedPlace(site, { edition: 'de', slug: 'nirgends' }, all);
  expect(servedPlace(site, { edition: 'de', slug: 'anderswo' }, all)).toEqual(unknown);
  expect(servedPlace(site, { edition: 'de', slug: '' }, all)).toEqual({ edition: 'de', slug: '' });
});

test('a page of an edition that is not served is unknown in the first that is', () => {
  const place = servedPlace(site, { edition: 'us', slug: 'summer-sale' }, { editions: ['de'] });
  expect(place).toEqual(servedPlace(site, { edition: 'de', slug: 'nirgends' }, { editions: ['de'] }));
});
