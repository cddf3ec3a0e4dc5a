import { expect, test } from 'vitest';
import { addressAsked } from './forwarded.ts';

const asked = (headers: Record<string, string>, hops: number) => addressAsked(new Request('http://10.0.0.5:3000/us?a=1', { headers }), hops)?.href;
const forwarded = { 'x-forwarded-host': 'www.kinetra.example', 'x-forwarded-proto': 'https' };

test('without trusted proxies nobody can name another host', () => {
  expect(asked(forwarded, 0)).toBe('http://10.0.0.5:3000/us?a=1');
});

test('a trusted proxy says what the visitor asked for', () => {
  expect(asked(forwarded, 1)).toBe('https://www.kinetra.example/us?a=1');
  expect(asked({}, 1)).toBe('http://10.0.0.5:3000/us?a=1');
});

test('of a list, what the outermost trusted proxy wrote counts, and not what the visitor sent', () => {
  expect(asked({ 'x-forwarded-host': 'evil.example, www.kinetra.example' }, 1)).toBe('http://www.kinetra.example/us?a=1');
  expect(asked({ 'x-forwarded-host': 'evil.example, www.kinetra.example, inner.example' }, 2)).toBe('http://www.kinetra.example/us?a=1');
});

test('a host that is none is no address', () => {
  expect(asked({ 'x-forwarded-host': 'not a host' }, 1)).toBeUndefined();
});
