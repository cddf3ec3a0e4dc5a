import type { BrowserContext, CDPSession, Page } from 'playwright-core';

const kinds = ['HTML', 'CSS', 'script', 'font', 'pictures', 'clips', 'other'] as const;
export type BytesKind = (typeof kinds)[number];
export type Bytes = Record<BytesKind, number>;

/** The kinds by the browser's types of a request. A prefetched page counts as a document. */
const kindOf: Record<string, BytesKind> = {
  Document: 'HTML',
  Prefetch: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'font',
  Image: 'pictures',
  Media: 'clips',
};

/** Browsers load the stylesheet for print last, and wait for it with nothing. */
const isForPrint = (url: string): boolean => /\/print-[^/]+\.css$/.test(url);

export const noBytes = (): Bytes => ({ HTML: 0, CSS: 0, script: 0, font: 0, pictures: 0, clips: 0, other: 0 });
export const totalOf = (bytes: Bytes): number => Object.values(bytes).reduce((sum, part) => sum + part, 0);
export const subtractBytes = (later: Bytes, earlier: Bytes): Bytes =>
  Object.fromEntries(kinds.map((kind) => [kind, later[kind] - earlier[kind]])) as Bytes;

/** The maximum of each kind, and the largest total. */
export const maxOf = (all: Bytes[]): { bytes: Bytes; total: number } => ({
  bytes: Object.fromEntries(kinds.map((kind) => [kind, Math.max(...all.map((bytes) => bytes[kind]))])) as Bytes,
  total: Math.max(...all.map(totalOf)),
});

/**
 * Counts the compressed bytes of everything a tab loads over the network from now on, headers included. What comes from
 * its cache costs nothing.
 */
export async function countBytes(client: CDPSession): Promise<Bytes> {
  const bytes = noBytes();
  const kindByRequest = new Map<string, BytesKind>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isLocal =
      response.fromDiskCache === true || response.fromPrefetchCache === true || response.url.startsWith('data:');
    if (!isLocal) kindByRequest.set(requestId, isForPrint(response.url) ? 'other' : (kindOf[type] ?? 'other'));
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindByRequest.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await client.send('Network.enable');
  return bytes;
}

/** A phone's tab with an empty profile, and the bytes that it has loaded so far. */
export async function countedTab(context: BrowserContext): Promise<{ page: Page; bytes: Bytes }> {
  const page = await context.newPage();
  return { page, bytes: await countBytes(await context.newCDPSession(page)) };
}
