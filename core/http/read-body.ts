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

/** Reads a request's body as text, `''` without one, and counts the bytes that arrive. Throws a BodyError. */
export async function readBody({ headers, body }: Request, { maxBytes, timeoutMs }: BodyLimits): Promise<string> {
  if (Number(headers.get('content-length')) > maxBytes) throw new BodyError('tooLarge');
  if (!body) return '';
  const signal = AbortSignal.timeout(timeoutMs);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  try {
    for await (const chunk of body.pipeThrough(new TransformStream<Uint8Array>(), { signal })) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new BodyError('tooLarge');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof BodyError) throw error;
    throw new BodyError(signal.aborted ? 'tooSlow' : 'unreadable', { cause: error });
  }
}
