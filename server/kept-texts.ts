import type { Instant } from '#rules/instant.ts';
import type { Answer, Step, Visit } from './answer.ts';
import { plainText } from './answer.ts';
import { answerPacked } from './answer-packed.ts';
import { longestKept } from './cache-policy.ts';
import type { Packed } from './encoding.ts';
import { packText } from './encoding.ts';
import type { PreviewOf } from './preview.ts';
import { cachingOf } from './preview.ts';
import { isValidAt } from './rendition.ts';

/** A text as it is from the instant at which it was made until `validUntil` (not included); undefined: there is none then. */
export interface MadeText {
  text: string | undefined;
  validUntil: Instant | undefined;
}

interface KeptText {
  instant: Instant;
  validUntil: Instant | undefined;
  sent: Promise<Sent> | undefined;
}

interface Sent {
  body: Packed;
  hash: string;
}

type MakeText = (instant: Instant) => MadeText;

export interface TextParts {
  type: string;
  /** What is answered where there is no text. */
  missing: string;
  /** What makes the text of each address. */
  texts: ReadonlyMap<string, MakeText>;
  previewOf: PreviewOf;
}

/** Answers texts at their addresses, of which there must be few: each is made and compressed once for everybody, and kept for exactly as long as it is true. */
export function serveTexts({ type, missing, texts, previewOf }: TextParts): Step {
  const kept = new Map<MakeText, KeptText>();

  function textAt(make: MakeText, now: Instant): KeptText {
    const there = kept.get(make);
    if (there && isValidAt(there, now)) return there;
    const made = makeKept(make(now), now);
    kept.set(make, made);
    made.sent?.catch(() => kept.delete(make));
    return made;
  }

  async function answer(visit: Visit, make: MakeText): Promise<Answer> {
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    const { validUntil, sent } = preview === undefined ? textAt(make, visit.now) : makeKept(make(preview), preview);
    const caching = (longest: number) => cachingOf(preview, validUntil, visit.now, longest);
    if (!sent) return plainText(404, missing, caching(longestKept.missing));
    return answerPacked(await sent, visit.request.headers, { described: caching(longestKept.page), typed: { 'content-type': type } });
  }

  return (visit) => {
    const make = texts.get(visit.url.pathname);
    return make && answer(visit, make);
  };
}

function makeKept({ text, validUntil }: MadeText, instant: Instant): KeptText {
  return { instant, validUntil, sent: text === undefined ? undefined : packText(text) };
}
