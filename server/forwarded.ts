/**
 * The address as the visitor asked for it. With `hops` trusted proxies in front, their X-Forwarded-Host and X-Forwarded-Proto count:
 * of a list, the entry that the outermost trusted proxy wrote. Undefined when it cannot be read.
 */
export function addressAsked({ url, headers }: Request, hops: number): URL | undefined {
  const address = URL.parse(url) ?? undefined;
  if (!address || hops === 0) return address;
  const host = writtenByOutermost(headers.get('x-forwarded-host'), hops);
  const protocol = writtenByOutermost(headers.get('x-forwarded-proto'), hops);
  return (
    URL.parse(`${protocol === 'https' ? 'https' : address.protocol.slice(0, -1)}://${host ?? address.host}${address.pathname}${address.search}`) ?? undefined
  );
}

function writtenByOutermost(list: string | null, hops: number): string | undefined {
  const entries = list?.split(',').map((entry) => entry.trim());
  return entries?.at(-Math.min(hops, entries.length)) || undefined;
}
