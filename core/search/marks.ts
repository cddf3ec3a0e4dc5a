import { languageFacts } from '../place/editions.ts';
import type { Token } from './tokens.ts';

/** From where to where (exclusive) a text matches. */
export type Mark = [from: number, to: number];

/** The places of tokens that one of the terms finds, joined where they touch. */
export function findMarks(tokens: readonly Token[], terms: ReadonlySet<string>): Mark[] {
  const places = tokens
    .filter((token) => token.terms.some((term) => terms.has(term)) || token.parts.some((part) => terms.has(part)))
    .map(({ start, end }): Mark => [start, end])
    .sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [from, to] of places) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** Length of an excerpt in characters. Those of East Asia are twice as wide. */
const excerptLength = (lang: string): number => (languageFacts(lang).isEastAsian ? 90 : 160);
const leadShare = 0.3;

/** A long text cut to the part around its first mark, with the marks inside it. */
export function cutExcerpt(text: string, marks: readonly Mark[], lang: string): { text: string; marks: Mark[] } {
  const length = excerptLength(lang);
  if (text.length <= length) return { text, marks: [...marks] };
  const first = marks[0]?.[0] ?? 0;
  const wanted = Math.max(0, Math.min(first - Math.floor(length * leadShare), text.length - length));
  const from = wanted === 0 ? 0 : wordStart(text, wanted, first);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to).trimEnd() + (to < text.length ? '…' : ''),
    marks: marks.flatMap(([start, end]): Mark[] => (start >= from && end <= to ? [[start + shift, end + shift]] : [])),
  };
}

const maxShift = 20;

function wordStart(text: string, at: number, latest: number): number {
  const space = text.indexOf(' ', at);
  const start = space >= 0 && space < Math.min(at + maxShift, latest) ? space + 1 : at;
  return isInsidePair(text, start) ? start + 1 : start;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  const end = space > at - maxShift ? space : at;
  return isInsidePair(text, end) ? end - 1 : end;
}

const isInsidePair = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');
