import { expect, test } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { speculationRules } from './speculation-rules.ts';

type Condition =
  | { href_matches: string | string[] }
  | { selector_matches: string }
  | { and: Condition[] }
  | { not: Condition };

/** Returns true if a link without attributes matches, as a browser decides it. */
function matches(condition: Condition, url: string): boolean {
  if ('and' in condition) return condition.and.every((each) => matches(each, url));
  if ('not' in condition) return !matches(condition.not, url);
  if ('selector_matches' in condition) return false;
  return [condition.href_matches].flat().some((pattern) => new URLPattern(pattern, origin).test(url));
}

const origin = 'https://www.kinetra.example';

function preparedIn(edition: EditionCode, href: string) {
  const { prefix } = editions[edition];
  const page = examplePage({ edition });
  const account = { label: 'Account', href: `${prefix}/account`, loginLabel: 'Log in', loginHref: `${prefix}/login` };
  const rules = JSON.parse(speculationRules({ ...page, shell: { ...page.shell, account } })) as Record<
    'prefetch' | 'prerender',
    { where: Condition }[]
  >;
  const isIn = (kind: 'prefetch' | 'prerender') =>
    rules[kind].some(({ where }) => matches(where, new URL(href, origin).href));
  return isIn('prerender') ? 'prerendered' : isIn('prefetch') ? 'prefetched' : 'neither';
}

test.each(['/uk', '/uk/flagship', '/uk/news/new-robot', '/uk/flagship#specs'])(
  'prerenders pages of the same edition (%s)',
  (href) => expect(preparedIn('uk', href)).toBe('prerendered'),
);

test.each(['/', '/flagship', '/flagship#specs', '/ukulele'])(
  'prerenders pages of the edition without a prefix (%s)',
  (href) => expect(preparedIn('cn', href)).toBe('prerendered'),
);

test.each(['/uk/account', '/uk/login', '/uk/account#rewards', '/uk/login?return=/uk', '/uk/newsletter?token=1'])(
  'prerenders neither the account nor an address with a query (%s)',
  (href) => expect(preparedIn('uk', href)).toBe('prefetched'),
);

test.each(['/us', '/us/flagship', '/', '/flagship', '/ukulele', '/uk/news/feed.xml'])(
  'prerenders no page of another edition and no file (%s)',
  (href) => expect(preparedIn('uk', href)).toBe('prefetched'),
);

test.each([
  '/uk',
  '/uk/flagship',
  '/account',
  '/login',
  '/preview',
  '/preview/calendar',
  '/ssr/faq/cn',
  '/sitemap.xml',
])('keeps to its own pages in the edition without a prefix (%s)', (href) =>
  expect(preparedIn('cn', href)).toBe('prefetched'),
);

test.each(['/api/us/account', '/media/manual.pdf', 'https://shop.example/uk/flagship'])(
  'leaves files, the API and other hosts alone (%s)',
  (href) => expect(preparedIn('uk', href)).toBe('neither'),
);
