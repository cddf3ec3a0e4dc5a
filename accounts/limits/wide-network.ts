/**
 * The /48 of an IPv6 network, the largest block that one subscriber gets. An IPv4 address is returned unchanged:
 * carriers put thousands of people behind neighbouring addresses. Takes and returns the format of `Caller.network`.
 */
export const wideNetworkOf = (network: string): string =>
  network.replace(/^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/, '$1::/48');
