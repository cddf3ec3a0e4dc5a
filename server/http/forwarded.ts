import { isIP, isIPv6 } from 'node:net';

/** A name or address of a machine with its port, and nothing that would make a path, a query or a login of it. */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address as the visitor asked for it. With `hops` trusted proxies in front, their X-Forwarded-Host and
 * X-Forwarded-Proto count: of a list, the entry that the outermost trusted proxy wrote. Undefined when it cannot be
 * read, or names more than one host: whoever stands in front may go by the other.
 */
export function publicUrlOf({ url, headers }: Request, hops: number): URL | undefined {
  const address = URL.parse(url) ?? undefined;
  if (!address || !namesHostOf(headers.get('host'), address)) return undefined;
  if (hops === 0) return address;
  const host = writtenByOutermost(headers.get('x-forwarded-host'), hops) ?? address.host;
  const protocol = writtenByOutermost(headers.get('x-forwarded-proto'), hops) === 'https' ? 'https:' : address.protocol;
  return plainHost.test(host)
    ? (URL.parse(`${protocol}//${host}${address.pathname}${address.search}`) ?? undefined)
    : undefined;
}

/** Whether a `Host` header, where there is one, names the host of the address. Of several, the header is a list. */
function namesHostOf(named: string | null, address: URL): boolean {
  if (named === null || named === address.host) return true;
  return plainHost.test(named) && URL.parse(`${address.protocol}//${named}`)?.host === address.host;
}

function writtenByOutermost(list: string | null, hops: number): string | undefined {
  const entries = list?.split(',').map((entry) => entry.trim());
  return entries?.at(-Math.min(hops, entries.length)) || undefined;
}

/**
 * The network of whoever calls, for limits: the address of the connection or, behind `hops` trusted proxies, what the
 * outermost of them wrote into X-Forwarded-For. Of IPv6 the /64, since one subscriber holds a whole one. Empty where
 * nothing is known.
 */
export function networkOf({ headers }: Request, connectedFrom: string | undefined, hops: number): string {
  const entries = hops === 0 ? [] : (headers.get('x-forwarded-for') ?? '').split(',').map(addressIn);
  // A list that is too short did not pass all proxies: anybody may have written it.
  const forwarded = entries.length >= hops ? entries[entries.length - hops] : undefined;
  return withoutHost(forwarded ?? addressIn(connectedFrom ?? '') ?? '');
}

/** The address in `203.0.113.7`, `203.0.113.7:1234`, `2001:db8::1`, `[2001:db8::1]:443` or `fe80::1%eth0`. */
function addressIn(text: string): string | undefined {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\](?::\d+)?|(.*))$/.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? plain.replace(/^([\d.]+):\d+$/, '$1')).split('%', 1);
  return isIP(address) ? address : undefined;
}

function withoutHost(address: string): string {
  if (!isIPv6(address)) return address;
  const words = wordsOf(address);
  const mapped = words.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? words.slice(6) : undefined;
  if (!mapped) return `${words.slice(0, 4).join(':')}::/64`;
  return mapped.flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}

/** The eight words of an IPv6 address, in the one spelling that the URL parser gives them. */
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
