import { AccountFailure } from '../account-failure.ts';

export interface BodyLimits {
  mostBytes: number;
  /** Time in ms for the whole body to arrive. */
  mostMs: number;
}

/**
 * The text of a body, `''` where there is none. Counts what arrives and believes no header. Throws `tooLarge`,
 * `tooSlow`, and `notJson` for what breaks off or is no UTF-8.
 */
export async function readBody({ headers, body }: Request, { mostBytes, mostMs }: BodyLimits): Promise<string> {
  if (Number(headers.get('content-length')) > mostBytes) throw new AccountFailure('tooLarge');
  if (!body) return '';
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AccountFailure('tooSlow')), mostMs);
  const reader = body.getReader();
  try {
    return await collect(() => Promise.race([reader.read(), late.promise]), mostBytes);
  } catch (error) {
    throw error instanceof AccountFailure ? error : new AccountFailure('notJson');
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

async function collect(
  read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>,
  mostBytes: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  for (let chunk = await read(); !chunk.done; chunk = await read()) {
    bytes += chunk.value?.byteLength ?? 0;
    if (bytes > mostBytes) throw new AccountFailure('tooLarge');
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
