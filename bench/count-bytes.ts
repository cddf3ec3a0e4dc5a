import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** `data` are the requests of scripts. `other` are the manifest and the stylesheet for print. */
const kinds = ['HTML', 'CSS', 'script', 'font', 'pictures', 'clips', 'data', 'other'] as const;
type BytesKind = (typeof kinds)[number];
export type Bytes = Record<BytesKind, number>;

/** The kinds by the media type of a response. The first that fits counts, and `data` without one. */
const kindsByType: [type: RegExp, kind: BytesKind][] = [
  [/html/, 'HTML'],
  [/css/, 'CSS'],
  [/javascript/, 'script'],
  [/^font/, 'font'],
  [/^image/, 'pictures'],
  [/^(video|audio)/, 'clips'],
  [/manifest/, 'other'],
];

function findKind({ url, mimeType }: { url: string; mimeType: string }): BytesKind {
  // Browsers load the stylesheet for print last, and wait for it with nothing.
  if (/\/print-[^/]+\.css$/.test(url)) return 'other';
  return kindsByType.find(([type]) => type.test(mimeType))?.[1] ?? 'data';
}

const sumBytes = (bytes: Bytes): number => Object.values(bytes).reduce((sum, part) => sum + part, 0);
export const subtractBytes = (later: Bytes, earlier: Bytes): Bytes =>
  Object.fromEntries(kinds.map((kind) => [kind, later[kind] - earlier[kind]])) as Bytes;

/** The maximum of each kind, and the largest total. */
export const maxOf = (all: Bytes[]): { bytes: Bytes; total: number } => ({
  bytes: Object.fromEntries(kinds.map((kind) => [kind, Math.max(...all.map((bytes) => bytes[kind]))])) as Bytes,
  total: Math.max(...all.map(sumBytes)),
});

/**
 * Counts the compressed bytes of everything a tab loads over the network from now on, headers included. What comes from
 * its cache costs nothing.
 */
export async function countBytes(client: CDPSession): Promise<Bytes> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes;
  const kindByRequest = new Map<string, BytesKind>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const isLocal =
      response.fromDiskCache === true || response.fromPrefetchCache === true || response.url.startsWith('data:');
    if (!isLocal) kindByRequest.set(requestId, findKind(response));
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
