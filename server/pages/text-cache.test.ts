import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyText, contextOf } from '#tests/support/site/request-context.ts';
import type { RequestContext } from '../http/response.ts';
import { fixedClock } from '../time/clock.ts';
import { serveCachedTexts } from './text-cache.ts';

const noon = 1_000_000;

function texts() {
  const makeCalls: [string, number][] = [];
  const make = (name: string) => (instant: number) => {
    makeCalls.push([name, instant]);
    return {
      text: name === 'none' ? undefined : `${name} ${instant < noon ? 'before' : 'after'}`,
      validUntil: instant < noon ? noon : undefined,
    };
  };
  const clock = fixedClock(0);
  const previewOf = ({ url }: RequestContext) => (url.search ? Number(url.search.slice(1)) : undefined);
  const serve = serveCachedTexts(
    { deployment: { stockEditions: [] }, clock, previewOf },
    {
      type: 'text/plain',
      missing: 'There is none.',
      texts: new Map(['feed', 'none'].map((name) => [`/${name}`, make(name)])),
    },
  );
  const request = (name: string, now: number, headers: Record<string, string> = {}, search = '') => {
    clock.set(now);
    return serve(contextOf(`/${name}${search}`, { headers, now }));
  };
  const ask = async (...args: Parameters<typeof request>) => {
    const response = await request(...args);
    if (!response) throw new Error('nothing is served there');
    return response;
  };
  return { made: makeCalls, ask, answerTo: request, clock };
}

test('makes a text once for concurrent requests, and again after its edge', async () => {
  const { made: makeCalls, ask } = texts();
  const responses = await Promise.all([ask('feed', noon - 3), ask('feed', noon - 2), ask('feed', noon - 1)]);
  expect(responses.map(bodyText)).toEqual(Array(3).fill('feed before'));
  expect(bodyText(await ask('feed', noon))).toBe('feed after');
  await ask('feed', noon + 1);
  expect(makeCalls).toEqual([
    ['feed', noon - 3],
    ['feed', noon],
  ]);
});

test('a text that becomes invalid while it is compressed is not sent; the cache time counts from sending', async () => {
  const { made: makeCalls, ask, clock } = texts();
  const lateResponse = ask('feed', noon - 30_000);
  clock.set(noon - 20_000);
  expect((await lateResponse).headers['cache-control']).toContain('s-maxage=16');
  const expiredResponse = ask('feed', noon - 1);
  clock.set(noon);
  const expired = await expiredResponse;
  expect([bodyText(expired), expired.headers['cache-control']]).toEqual([
    'feed after',
    'public, max-age=0, must-revalidate, s-maxage=86400',
  ]);
  expect(makeCalls.map(([, instant]) => instant)).toEqual([noon - 30_000, noon]);
});

test('sends a text compressed if accepted, and 304 if the client has it', async () => {
  const { ask } = texts();
  const gzipped = await ask('feed', noon, { 'accept-encoding': 'gzip' });
  expect(gzipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/plain',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(gzipped.body as Uint8Array).toString()).toBe('feed after');
  const plain = await ask('feed', noon);
  expect(plain.headers.etag).not.toBe(gzipped.headers.etag);
  expect((await ask('feed', noon, { 'if-none-match': plain.headers.etag ?? '' })).status).toBe(304);
});

test('a missing text is a 404, cached while that is valid', async () => {
  const { ask } = texts();
  const none = await ask('none', noon - 30_000);
  const caching = 'public, max-age=0, must-revalidate, s-maxage=26';
  expect(none).toMatchObject({ status: 404, headers: { 'cache-control': caching } });
});

test('a preview is made per request and never cached', async () => {
  const { made: makeCalls, ask } = texts();
  const preview = await ask('feed', noon - 1, {}, `?${noon}`);
  expect([bodyText(preview), preview.headers['cache-control']]).toEqual(['feed after', 'private, no-store']);
  expect(bodyText(await ask('feed', noon - 1))).toBe('feed before');
  expect(makeCalls).toHaveLength(2);
});

test('passes other paths on', () => {
  const { made: makeCalls, answerTo: request } = texts();
  expect(request('elsewhere', noon)).toBeUndefined();
  expect(makeCalls).toEqual([]);
});
