import { describe, expect, it } from 'vitest';
import { prefetchedReply, prefetchedResponse } from './prefetched.ts';

const options = { products: [{ id: 'flagshipMegatron', name: 'Flagship Megatron' }] };
const prefetched = [
  prefetchedResponse('/api/us', 'productOptions', {}, options),
  prefetchedResponse('/api/us', 'subscribe', { email: 'name@example.com', source: 'footer' }, { confirm: true }),
];

describe('prefetched responses', () => {
  it('respond to the identical call', () => {
    expect(prefetchedReply(prefetched, '/api/us', 'productOptions', {})).toEqual(options);
    expect(
      prefetchedReply(prefetched, '/api/us', 'subscribe', { source: 'footer', email: 'name@example.com' }),
    ).toEqual({ confirm: true });
  });

  it('survive serialisation in a document', () => {
    expect(prefetchedReply(JSON.parse(JSON.stringify(prefetched)), '/api/us', 'productOptions', {})).toEqual(options);
  });

  it.each([
    ['base', () => prefetchedReply(prefetched, '/api/eu', 'productOptions', {})],
    ['path', () => prefetchedReply(prefetched, '/api/us', 'profile', {})],
    [
      'params',
      () =>
        prefetchedReply(
          [prefetchedResponse('/api/us', 'refresh', { user_id: 'u1' }, { user_id: 'u1', apptoken: 'a' })],
          '/api/us',
          'refresh',
          { user_id: 'u2' },
        ),
    ],
    ['data', () => prefetchedReply(prefetched, '/api/us', 'subscribe', { email: 'name@example.com', source: 'band' })],
    [
      'more data',
      () =>
        prefetchedReply(prefetched, '/api/us', 'subscribe', {
          email: 'name@example.com',
          source: 'footer',
          agreed: true,
        }),
    ],
    [
      'method',
      () =>
        prefetchedReply(
          prefetched.map((answer) => ({ ...answer, method: 'POST' as const })),
          '/api/us',
          'productOptions',
          {},
        ),
    ],
  ])('do not respond to a call with different %s', (_what, read) => {
    expect(read()).toBeUndefined();
  });

  it('are not required', () => {
    expect(prefetchedReply(undefined, '/api/us', 'productOptions', {})).toBeUndefined();
  });
});
