/**
 * The network of a caller and the wider ones that one subscriber may have all of, narrowest first: in IPv6 a /64, its
 * /56 and its /48. An IPv4 address stands alone: carriers put thousands of people behind neighbouring addresses. Takes
 * the format of `networkOf` in `server/http/forwarded.ts`.
 */
export function nestedNetworks(network: string): [string, ...string[]] {
  const [, prefix, subnet] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):([0-9a-f]+)::\/64$/.exec(network) ?? [];
  if (prefix === undefined || subnet === undefined) return [network];
  const site = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [network, `${prefix}:${site}::/56`, `${prefix}::/48`];
}

export const widestNetwork = (network: string): string => nestedNetworks(network).at(-1) ?? network;
