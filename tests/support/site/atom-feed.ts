import { expect } from 'vitest';
import { formatInstant, parseInstant } from '#core/time/instant.ts';

/** The entries of an Atom feed as XML. */
export const entriesOf = (feed: string) => [...feed.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry);
/** The content of each tag of this name. */
export const tagsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text]) => text);

/** Returns true if every tag of a document is closed by its own end tag. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', single] of xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*\s*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!single) open.push(name);
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot);)/.test(xml);
}

/** Expects a complete Atom feed: well-formed, with its own address, and with all required tags in every entry. */
export function expectAtomFeed(text: string, address: string): void {
  expect(isWellFormed(text)).toBe(true);
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="[a-z]{2}(-[A-Z]{2})?">/,
  );
  expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${address}"/>`);
  expect(text).toMatch(/<author><name>[^<]+<\/name>/);
  const head = text.slice(0, text.indexOf('<entry>'));
  for (const part of [head, ...entriesOf(text)]) {
    expect([tagsOf(part, 'id'), tagsOf(part, 'title'), tagsOf(part, 'updated')].map((tags) => tags.length)).toEqual([
      1, 1, 1,
    ]);
    expect(part).toMatch(/<link rel="alternate" type="text\/html" href="https?:\/\/[^"]+"\/>/);
  }
  for (const instant of [...tagsOf(text, 'updated'), ...tagsOf(text, 'published')])
    expect(formatInstant(parseInstant(instant ?? ''))).toBe(instant);
  expect(tagsOf(text, 'summary')).toHaveLength(entriesOf(text).length);
  expect(tagsOf(text, 'id')).toHaveLength(new Set(tagsOf(text, 'id')).size);
}
