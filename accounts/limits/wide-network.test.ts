import { expect, test } from 'vitest';
import { wideNetworkOf } from './wide-network.ts';

test.each([
  ['2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
  ['2001:db8:1:1::/64', '2001:db8:1::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
])('the network %s belongs to the wide network %s', (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});
