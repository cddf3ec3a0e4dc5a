import { expect, test } from 'vitest';
import { nestedNetworks, widestNetwork } from './networks.ts';

test.each([
  ['2001:db8:0:1::/64', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:0:ffff::/64', ['2001:db8:0:ff00::/56', '2001:db8:0::/48']],
  ['2001:db8:1:1a2::/64', ['2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['203.0.113.7', []],
  ['', []],
])('the network %s is in the networks %s', (network, wider) => {
  expect(nestedNetworks(network)).toEqual([network, ...wider]);
  expect(widestNetwork(network)).toBe(wider.at(-1) ?? network);
});
