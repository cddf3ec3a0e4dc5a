/**
 * The /48 around a network of IPv6, which is the most that one subscriber gets; the whole of a network of IPv4, since a
 * carrier has thousands of people behind a few addresses side by side. Takes and answers networks as a caller names
 * them.
 */
export const wideNetworkOf = (network: string): string =>
  network.replace(/^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/, '$1::/48');
