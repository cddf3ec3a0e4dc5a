import { expect, test } from 'vitest';
import { networkOf, publicUrlOf } from './forwarded.ts';

const publicUrl = (headers: Record<string, string>, hops: number) =>
  publicUrlOf(new Request('http://10.0.0.5:3000/us?a=1', { headers }), hops)?.href;
const forwarded = { 'x-forwarded-host': 'www.kinetra.example', 'x-forwarded-proto': 'https' };

test('ignores forwarded hosts without trusted proxies', () => {
  expect(publicUrl(forwarded, 0)).toBe('http://10.0.0.5:3000/us?a=1');
});

test('takes host and protocol from a trusted proxy', () => {
  expect(publicUrl(forwarded, 1)).toBe('https://www.kinetra.example/us?a=1');
  expect(publicUrl({}, 1)).toBe('http://10.0.0.5:3000/us?a=1');
});

test('takes the entry of the outermost trusted proxy from a list, not the visitor’s', () => {
  expect(publicUrl({ 'x-forwarded-host': 'evil.example, www.kinetra.example' }, 1)).toBe(
    'http://www.kinetra.example/us?a=1',
  );
  expect(publicUrl({ 'x-forwarded-host': 'evil.example, www.kinetra.example, inner.example' }, 2)).toBe(
    'http://www.kinetra.example/us?a=1',
  );
});

test.each([
  ...['not a host', 'www.kinetra.example/evil', 'www.kinetra.example?a=', 'www.kinetra.example#', '[::1', 'a:b:c'],
  ...['me@www.kinetra.example', 'https://evil.example', '\\evil.example'],
])('refuses the host “%s”', (host) => {
  expect(publicUrl({ 'x-forwarded-host': host }, 1)).toBeUndefined();
});

test('refuses requests that name two hosts', () => {
  for (const host of ['10.0.0.5', 'evil.example', '10.0.0.5:3000, evil.example', 'me@10.0.0.5:3000', '']) {
    expect(publicUrl({ host }, 0), host).toBeUndefined();
    expect(publicUrl({ ...forwarded, host }, 1), host).toBeUndefined();
  }
  expect(publicUrl({ host: '10.0.0.5:3000' }, 0)).toBe('http://10.0.0.5:3000/us?a=1');
  const plain = new Request('http://www.kinetra.example/', { headers: { host: 'WWW.KINETRA.example:80' } });
  expect(publicUrlOf(plain, 0)?.href).toBe('http://www.kinetra.example/');
});

const network = (forwardedFor: string, hops: number, remoteAddress: string | undefined = '198.51.100.4') =>
  networkOf(new Request('http://10.0.0.5/', { headers: { 'x-forwarded-for': forwardedFor } }), remoteAddress, hops);

test('without trusted proxies, the network is that of the connection', () => {
  expect(network('203.0.113.7', 0)).toBe('198.51.100.4');
  expect(network('203.0.113.7', 0, '')).toBe('');
});

test('behind trusted proxies, the network is what the outermost one saw', () => {
  expect(network('203.0.113.7', 1)).toBe('203.0.113.7');
  expect(network('1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(network('1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
});

test('ignores lists that passed too few proxies or contain no address', () => {
  expect(network('1.1.1.1', 2)).toBe('198.51.100.4');
  expect(network('', 1)).toBe('198.51.100.4');
  expect(network('203.0.113.7, unknown', 1)).toBe('198.51.100.4');
});

test.each([
  ['203.0.113.7:51000', '203.0.113.7'],
  ['2001:DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
])('the address %s belongs to the network %s', (address, expected) => {
  expect(network(address, 1)).toBe(expected);
  if (!address.includes(']') && !address.includes('.7:')) expect(network('', 0, address)).toBe(expected);
});
