import { messages } from '#core/messages/messages-schema.ts';

const messageKeys = new Set(
  Object.entries(messages.shape).flatMap(([group, { shape }]) => Object.keys(shape).map((key) => `${group}.${key}`)),
);

const leakPatterns: readonly [pattern: RegExp, problem: string][] = [
  [/\{[^{}]*\}?|\}/, 'a brace that was not filled in'],
  [/\b(undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]/, 'a value that is none'],
  [/^(page|shop|site):[a-z/]|^mailto:/, 'a link in place of words'],
  [/&(?:[a-z]+|#\d+);|<\/?[a-z][^>]*>|\*\*|\]\(/, 'markup'],
  [/^[>|][-+]?\s|^- |^['"].*['"]$/s, 'signs of YAML'],
];

/** Finds text for machines in a text for visitors: a message key, a brace, a missing value, markup. */
export function findLeaks(text: string): string[] {
  const key = text.split(/\s/).find((word) => messageKeys.has(word));
  return [
    ...(key ? [`the message key ${key}`] : []),
    ...leakPatterns.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem),
  ];
}
