import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import type { RenderCache } from '../pages/render-cache.ts';
import { serveReadiness } from './health.ts';

/** Response of `/readyz` if the home pages of `broken` cannot be rendered. */
async function readinessWithout(
  broken: readonly EditionCode[],
  served: readonly EditionCode[],
  draining = new AbortController().signal,
) {
  const get = async ({ edition }: { edition: EditionCode }) => {
    if (broken.includes(edition)) throw new Error('broken');
    return {};
  };
  const response = await serveReadiness({ get } as unknown as RenderCache, served, draining)({} as never);
  return [response?.status, response?.body];
}

test('is ready while the home page of at least one edition renders', async () => {
  expect(await readinessWithout([], ['cn', 'us', 'uk'])).toEqual([200, 'ready\n']);
  expect(await readinessWithout(['cn', 'us'], ['cn', 'us', 'uk'])).toEqual([200, 'ready\n']);
  expect(await readinessWithout(['cn', 'us', 'uk'], ['cn', 'us', 'uk'])).toEqual([503, 'pages cannot be rendered\n']);
  expect(await readinessWithout(['cn'], ['cn'])).toEqual([503, 'pages cannot be rendered\n']);
});

test('is not ready while draining', async () => {
  expect(await readinessWithout([], ['cn'], AbortSignal.abort())).toEqual([503, 'draining\n']);
});
