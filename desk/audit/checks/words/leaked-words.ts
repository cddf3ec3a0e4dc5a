import { messages } from '#core/messages/messages-schema.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { Page } from '#pages/page.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';
import { typographyErrors } from '../../typography-rules.ts';

/** A text of a page that visitors are not meant to read like this. */
export interface LeakedText {
  /** The id of a section, `head` or `shell`. */
  part: string;
  text: string;
  actual: string;
  fix: string;
}

const messageKeys = new Set(
  Object.entries(messages.shape).flatMap(([group, { shape }]) => Object.keys(shape).map((key) => `${group}.${key}`)),
);

const leakPatterns: { pattern: RegExp; actual: string; fix: string }[] = [
  {
    pattern: /\{[^{}]*\}?|\}/,
    actual: 'a brace that was not filled in',
    fix: 'Name a value that is there whenever the words are.',
  },
  {
    pattern: /\b(undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]/,
    actual: 'a value that is none',
    fix: 'Give the figure or the words that it stands for.',
  },
  {
    pattern: /^(page|shop|site):[a-z/]|^mailto:/,
    actual: 'a link in place of words',
    fix: 'Write words here, and the link under link.',
  },
  { pattern: /&(?:[a-z]+|#\d+);|<\/?[a-z][^>]*>|\*\*|\]\(/, actual: 'markup', fix: 'Write plain words.' },
  {
    pattern: /^[>|][-+]?\s|^- |^['"].*['"]$/s,
    actual: 'signs of YAML',
    fix: 'Correct the quotation marks or the block sign in the file.',
  },
];

/** Finds text for machines in a text for visitors: a message key, a brace, a missing value, markup. */
export function findLeaks(text: string): { actual: string; fix: string }[] {
  const key = text.split(/\s/).find((word) => messageKeys.has(word));
  const keyLeaks = key ? [{ actual: `the message key ${key}`, fix: 'Show the message that it names.' }] : [];
  return [
    ...keyLeaks,
    ...leakPatterns.filter(({ pattern }) => pattern.test(text)).map(({ actual, fix }) => ({ actual, fix })),
  ];
}

/** Finds leaks and wrong marks in a finished text. `locale` is its language tag. */
export const findTextErrors = (text: string, locale: string): { actual: string; fix: string }[] => [
  ...findLeaks(text),
  ...typographyErrors(text, locale).map(({ excerpt, fix }) => ({ actual: `“${excerpt}”`, fix })),
];

/** Also matches percent-encoded text, which belongs in addresses: `say(Good%20day)`. */
const address = /^(\/|#|https?:|mailto:|tel:)|%[0-9A-F]{2}/;

/**
 * Every text of a page, with the part that it is in; without parts that were visited before. Addresses, and messages
 * that the browser fills in, are left out.
 */
function textsOf(page: Page, visited = new WeakSet<object>()): { part: string; text: string; locale: string }[] {
  const { shell, head, sections, lang, messages: words } = page;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return address.test(value) || filledLater(words).has(value) ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const textsIn = (part: string, object: object, value: unknown = object, locale = lang) => {
    if (visited.has(object)) return [];
    visited.add(object);
    return texts(value).map((text) => ({ part, text, locale }));
  };
  return [
    ...textsIn('head', head, { title: head.title, description: head.description }),
    ...textsIn('shell', shell, shell, shell.lang ?? lang),
    ...sections.flatMap((section) => textsIn(section.id, section)),
  ];
}

const filledLaterByMessages = new WeakMap<Page['messages'], ReadonlySet<string>>();

function filledLater(words: Page['messages']): ReadonlySet<string> {
  const known = filledLaterByMessages.get(words);
  if (known) return known;
  const texts = Object.values(words).flatMap((group) => Object.values(group));
  const found = new Set(texts.filter((message) => message.includes('{')));
  filledLaterByMessages.set(words, found);
  return found;
}

/** Finds words of a resolved page that leak, or break the typography of its language. */
export const findLeakedWords = (page: Page): LeakedText[] =>
  textsOf(page).flatMap(({ part, text, locale }) =>
    findTextErrors(text, locale).map((leak) => ({ part, text, ...leak })),
  );

/** Finds leaks on a page at any instant. Wrong marks are another check, of the words as written. */
export const leakedWords: Check = (content) => {
  const findings = new Map<string, Finding>();
  const visited = new WeakSet<object>();
  const leaksByText = new Map<string, ReturnType<typeof findLeaks>>();
  for (const { page, edition, slug, from } of resolveEveryPage(content).pages) {
    for (const { part, text } of textsOf(page, visited)) {
      const leaks = leaksByText.get(text) ?? findLeaks(text);
      leaksByText.set(text, leaks);
      for (const { actual, fix } of leaks) {
        const { file, path } = locateText(content, { edition, slug, part, text });
        const key = [file, path, text, actual].join('\n');
        if (findings.has(key)) continue;
        findings.set(key, {
          check: 'leaked-words',
          severity: 'error',
          file,
          path,
          edition,
          slug,
          instant: from,
          actual: `${actual} in “${text.slice(0, 60)}”`,
          fix,
        });
      }
    }
  }
  return [...findings.values()];
};
