import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { ShopFault } from './shop-fault.ts';

const maxBytes = 1_048_576;
const maxRedirects = 3;

export interface ShopRequest {
  site: Pick<Site, 'settings'>;
  timeoutMs: number;
  now: Instant;
}

/**
 * Gets JSON from a shop; undefined if there is none (404). Only hosts of `content/site.yaml` are asked, without
 * cookies, and a redirect must stay on its host. Throws a ShopFault for everything else.
 */
export async function getFromShop(address: URL, { site, timeoutMs, now }: ShopRequest): Promise<unknown> {
  if (!site.settings.allowedHosts.includes(address.hostname))
    throw new ShopFault('unreachable', `content/site.yaml does not allow the host ${address.hostname}`);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await followRedirects(address, signal, maxRedirects);
    if (response.status === 200) return parseJson(await readText(response));
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (response.status === 429) {
      const retryAt = retryTime(response.headers.get('retry-after'), now);
      throw new ShopFault('limited', 'too many requests (429)', retryAt);
    }
    throw new ShopFault('failing', `status ${response.status}`);
  } catch (error) {
    if (error instanceof ShopFault) throw error;
    if (signal.aborted) throw new ShopFault('slow', `no answer within ${timeoutMs / 1000} s`);
    const cause = (error as Error).cause as { code?: string } | undefined;
    throw new ShopFault('unreachable', cause?.code ?? 'no connection');
  }
}

async function followRedirects(address: URL, signal: AbortSignal, left: number): Promise<Response> {
  const response = await fetch(address, {
    redirect: 'manual',
    credentials: 'omit',
    signal,
    headers: { accept: 'application/json', 'user-agent': 'KINETRA shop check' },
  });
  if (response.status < 300 || response.status >= 400) return response;
  await response.body?.cancel();
  const target = URL.parse(response.headers.get('location') ?? '', address);
  if (target?.origin !== address.origin) throw new ShopFault('redirect', 'a redirect to another host');
  if (left === 0) throw new ShopFault('redirect', `more than ${maxRedirects} redirects`);
  return followRedirects(target, signal, left - 1);
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ShopFault('too large', 'an answer of more than 1 MB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopFault('unreadable', 'an answer that is no JSON');
  }
}

const longestPause = 24 * 3_600_000;

/** `Retry-After` in seconds or as a date; at most a day from now. */
function retryTime(header: string | null, now: Instant): Instant | undefined {
  const time = header === null ? Number.NaN : /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.min(time, now + longestPause);
}
