import { randomUUID } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** A host name or IP address with an optional port, and nothing that could form a path, query or login. */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The URL that the visitor requested. With `hops` trusted proxies, X-Forwarded-Host and X-Forwarded-Proto count: of a
 * list, the entry from the outermost trusted proxy. Undefined if it cannot be parsed or names more than one host,
 * because a proxy might use the other one.
 */
export function publicUrlOf({ url, headers }: Request, hops: number): URL | undefined {
  const address = URL.parse(url) ?? undefined;
  if (!address || !matchesHost(headers.get('host'), address)) return undefined;
  if (hops === 0) return address;
  const host = outermostEntry(headers.get('x-forwarded-host'), hops) ?? address.host;
  const protocol = outermostEntry(headers.get('x-forwarded-proto'), hops) === 'https' ? 'https:' : address.protocol;
  return plainHost.test(host)
    ? (URL.parse(`${protocol}//${host}${address.pathname}${address.search}`) ?? undefined)
    : undefined;
}

/**
 * Returns true if the `Host` header, if any, matches the URL. Several headers arrive as one list, which never matches.
 */
function matchesHost(hostHeader: string | null, address: URL): boolean {
  if (hostHeader === null || hostHeader === address.host) return true;
  return plainHost.test(hostHeader) && URL.parse(`${address.protocol}//${hostHeader}`)?.host === address.host;
}

function outermostEntry(list: string | null, hops: number): string | undefined {
  const entries = list?.split(',').map((entry) => entry.trim());
  return entries?.at(-Math.min(hops, entries.length)) || undefined;
}

const validId = /^[\w.-]{8,64}$/;

/** The `x-request-id` of a trusted proxy if it is well-formed, else a new id. */
export function requestIdOf({ headers }: Request, trustedProxies: number): string {
  const proxyId = trustedProxies > 0 ? headers.get('x-request-id') : null;
  return proxyId !== null && validId.test(proxyId) ? proxyId : randomUUID();
}

/**
 * The client's network, for rate limits: the address of the connection or, behind `hops` trusted proxies, the
 * X-Forwarded-For entry of the outermost one. For IPv6 the /64, since one subscriber has all of it. Empty if unknown.
 */
export function networkOf({ headers }: Request, remoteAddress: string | undefined, hops: number): string {
  const entries = hops === 0 ? [] : (headers.get('x-forwarded-for') ?? '').split(',').map(addressIn);
  // A list that is too short did not pass all proxies, so any client may have written it.
  const forwarded = entries.length >= hops ? entries[entries.length - hops] : undefined;
  return forwarded === undefined ? networkOfPeer(remoteAddress) : networkPart(forwarded);
}

export const networkOfPeer = (remoteAddress: string | undefined): string =>
  networkPart(addressIn(remoteAddress ?? '') ?? '');

/** Parses `203.0.113.7`, `203.0.113.7:1234`, `2001:db8::1`, `[2001:db8::1]:443` and `fe80::1%eth0`. */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\](?::\d+)?|(.*))$/.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? plain.replace(/^([\d.]+):\d+$/, '$1')).split('%', 1);
  return isIP(address) ? address : undefined;
}

function networkPart(address: string): string {
  if (!isIPv6(address)) return address;
  const words = wordsOf(address);
  const mapped = words.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? words.slice(6) : undefined;
  if (!mapped) return `${words.slice(0, 4).join(':')}::/64`;
  return mapped.flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}

/** The eight groups of an IPv6 address, as normalized by the URL parser. */
function wordsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  return tail === undefined
    ? before
    : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
