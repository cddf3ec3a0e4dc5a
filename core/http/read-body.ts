export interface BodyLimits {
  maxBytes: number;
  /** Time limit in ms for the whole body. */
  timeoutMs: number;
}

/** `unreadable`: the connection broke off, or the body is not UTF-8. */
export type BodyErrorCode = 'tooLarge' | 'tooSlow' | 'unreadable';

export class BodyError extends Error {
  readonly code: BodyErrorCode;

  constructor(code: BodyErrorCode, options?: ErrorOptions) {
    super(`the request body cannot be read: ${code}`, options);
    this.name = 'BodyError';
    this.code = code;
  }
}

/**
 * Reads the body of a request as text, `''` without one. Counts the bytes that arrive instead of trusting headers.
 * Throws a BodyError.
 */
export async function readBody({ headers, body }: Request, { maxBytes, timeoutMs }: BodyLimits): Promise<string> {
  if (Number(headers.get('content-length')) > maxBytes) throw new BodyError('tooLarge');
  if (!body) return '';
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new BodyError('tooSlow')), timeoutMs);
  const reader = body.getReader();
  try {
    return await readText(() => Promise.race([reader.read(), timeout.promise]), maxBytes);
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('unreadable', { cause: error });
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

async function readText(
  read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>,
  maxBytes: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  for (let chunk = await read(); !chunk.done; chunk = await read()) {
    bytes += chunk.value?.byteLength ?? 0;
    if (bytes > maxBytes) throw new BodyError('tooLarge');
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
