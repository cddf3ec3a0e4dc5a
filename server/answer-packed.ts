import type { Answer } from './answer.ts';
import type { Packed } from './encoding.ts';
import { entityTag, matchesTag, preferredEncoding, sentBytes } from './encoding.ts';

interface PackedText {
  body: Packed;
  hash: string;
}

interface Described {
  status?: 200 | 404;
  /** Headers of every answer about the text, and of those that hold it. */
  described: Record<string, string>;
  typed: Record<string, string>;
}

/** A compressed text as the asker reads it; only that it is the same, to who has it. What is missing is always told whole. */
export async function answerPacked({ body, hash }: PackedText, asked: Headers, { status = 200, described, typed }: Described): Promise<Answer> {
  const encoding = preferredEncoding(asked.get('accept-encoding'));
  const tag = entityTag(hash, encoding);
  const headers = { ...described, etag: tag, vary: 'Accept-Encoding' };
  if (status === 200 && matchesTag(asked.get('if-none-match'), tag)) return { status: 304, headers };
  return { status, headers: { ...headers, ...typed, ...(encoding && { 'content-encoding': encoding }) }, body: await sentBytes(body, encoding) };
}
