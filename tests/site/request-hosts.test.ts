import { expect, test } from 'vitest';
import { fixtureSite } from '../support/site/fixture-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

test('only requests to hosts of this site get a page', async () => {
  const { get } = createTestSite();
  const statusOf = async (origin: string) => (await get(`${origin}/us`)).status;
  for (const origin of [
    'http://localhost:3100',
    'http://shop.localhost',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://192.168.1.4:3000',
    'http://10.1.2.3',
    'http://[fd00::1]',
  ]) {
    expect(await statusOf(origin), origin).toBe(200);
  }
  for (const origin of [
    'https://other.example',
    'https://kinetra.example',
    'https://www.kinetra.example.evil.example',
    'http://8.8.8.8',
    'http://172.32.0.1',
  ]) {
    expect(await statusOf(origin), origin).toBe(421);
  }
  const production = createTestSite({ site: fixtureSite('production'), config: { siteUrl: 'https://launch.example' } });
  expect((await production.get('http://192.168.1.4/us')).status).toBe(421);
  expect((await production.get('https://launch.example/us')).status).toBe(200);
});

test('on a host ending in cn, a path of another region redirects to the sister host', async () => {
  const { get } = createTestSite();
  const response = await get('https://www.kinetra.example.cn/US/flagship-bumblebee?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'https://www.kinetra.example.com/US/flagship-bumblebee?a=1',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await get('https://somewhere.cn/de')).headers.get('location')).toBe('https://somewhere.com/de');
  expect((await get('https://www.kinetra.example.cn/')).status).toBe(200);
  expect((await get('https://somewhere.cn/')).status).toBe(421);
  expect((await get('https://evilcn/us')).status).toBe(421);
  expect((await get('https://www.kinetra.example.com/us')).status).toBe(200);
});

test('a deployment locked to one edition has no other edition', async () => {
  const { get } = createTestSite({ config: { edition: 'cn' } });
  expect((await get('/')).status).toBe(200);
  const other = await get('/us');
  expect([other.status, other.headers.get('content-language')]).toEqual([404, 'zh-CN']);
});
