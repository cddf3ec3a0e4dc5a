import { messages } from '#core/messages/messages-schema.ts';
import { BoundedCache } from '#core/words/bounded-cache.ts';
import type { Page } from '#pages/page.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';
import { resolvedPages } from '../../resolved-pages.ts';
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
 * Every text of a page, with the part that it is in. Addresses, and messages that the browser fills in, are left out.
 */
function textsOf(page: Page): { part: string; text: string; locale: string }[] {
  const { shell, head, sections, lang } = page;
  const filledLater = new Set(
    Object.values(page.messages).flatMap((group) => Object.values(group).filter((message) => message.includes('{'))),
  );
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return address.test(value) || filledLater.has(value) ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const { title, description } = head;
  return [
    ...texts({ title, description }).map((text) => ({ part: 'head', text, locale: lang })),
    ...texts(shell).map((text) => ({ part: 'shell', text, locale: shell.lang ?? lang })),
    ...sections.flatMap((section) => texts(section).map((text) => ({ part: section.id, text, locale: lang }))),
  ];
}

/** Finds words of a resolved page that leak, or break the typography of its language. */
export const findLeakedWords = (page: Page): LeakedText[] =>
  textsOf(page).flatMap(({ part, text, locale }) =>
    findTextErrors(text, locale).map((leak) => ({ part, text, ...leak })),
  );

/** Finds leaks on a page at any instant. Wrong marks are another check, of the words as written. */
export const leakedWords: Check = (content) => {
  const findings = new Map<string, Finding>();
  const visitedParts = new Set<unknown>();
  const leaksByText = new BoundedCache<string, ReturnType<typeof findLeaks>>(20_000);
  for (const { page, edition, slug, from } of resolvedPages(content.site)) {
    if (visitedParts.has(page.sections) && visitedParts.has(page.shell)) continue;
    visitedParts.add(page.sections).add(page.shell);
    for (const { part, text } of textsOf(page)) {
      for (const { actual, fix } of leaksByText.get(text, () => findLeaks(text))) {
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
