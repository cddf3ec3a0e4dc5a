import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatMessage, formatWords, mergeWords } from '#core/words/words.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';

describe('keys with a meaning in JavaScript', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
  let site: ApiSite;
  beforeAll(async () => {
    site = await openApiSite('sqlite');
  });
  afterAll(() => site?.close());
  const isClean = () => [
    Object.keys(Object.prototype),
    (Object.prototype as Record<string, unknown>).polluted,
    ({} as Record<string, unknown>).polluted,
  ];

  test('are ordinary text in bodies, queries, headers and paths', async () => {
    const statusOf = async (path: string, init?: RequestInit) =>
      (await site.handle(new Request(`https://www.kinetra.example${path}`, init))).status;
    for (const name of names) {
      const bodies = [
        `{"${name}":{"polluted":1}}`,
        `{"${name}":{"prototype":{"polluted":1}},"email":{"${name}":1}}`,
        `[{"${name}":{"polluted":1}}]`,
        `{"email":"a@b.example","password":{"${name}":{"polluted":1}}}`,
      ];
      const headers = { 'content-type': 'application/json', region: name, 'accept-language': name };
      for (const body of bodies)
        expect(await statusOf('/api/us/account/user/sign_in', { method: 'POST', headers, body }), body).toBe(200);
      for (const path of [
        ...[`/us/${name}`, `/${name}`, `/us/${name}/${name}`, `/media/${name}/${name}.abcdef12.320.avif`],
        ...[`/media/manuals/${name}/${name}.abcdef12.pdf`, `/media/ar/${name}.abcdef12.first.glb`],
        ...[`/api/us/${name}`, `/api/${name}`, `/ssr/faq/${name}`, `/ssr/search/${name}`],
      ])
        expect(await statusOf(path), path).toBe(404);
      for (const path of [
        ...[`/us?${name}[polluted]=1`, `/ssr/suggestion?edition=${name}&slug=${name}&country=DE`],
        `/ssr/suggestion?edition=us&slug=${name}&country=DE`,
      ])
        expect(await statusOf(path), path).toBe(200);
    }
    expect(isClean()).toEqual([[], undefined, undefined]);
  });

  test('change nothing but themselves in content', () => {
    const tree: unknown = parse(
      'a: "{x, number}"\n__proto__: { polluted: 1, b: "{x, number}" }\nconstructor: { prototype: { polluted: 1 } }',
    );
    expect(
      formatWords(mergeWords({ a: '-' }, tree), (message) => formatMessage(message, 'en', { x: 1 })),
    ).toHaveProperty('a', '1');
    expect(isClean()).toEqual([[], undefined, undefined]);
  });
});
