import { describe, expect, test } from 'vitest';
import { storagePurposes } from '#contract/browser-storage.ts';
import type { Picture } from '#core/media/picture.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { pageHead } from '../shell/page-head.ts';
import { contacts } from './contacts/contacts.ts';
import { dealers } from './contacts/dealers.ts';
import { cookieTable } from './cookie-table.ts';
import { linkGroups } from './link-groups/link-groups.ts';
import { prose } from './prose/prose.ts';

const region = {
  consent: 'opt-in',
  contact: [{ type: 'customer support', email: 'support@kinetra.example', phone: true }],
};

const pages = {
  repairs: { settings: { where: { de: {} }, sections: [{ id: 'form', kind: 'service-request' }] } },
  robot: { settings: { where: { jp: {} }, sections: [{ id: 'try', kind: 'programs', playground: {} }] } },
};

/** The part of a resolve context that these sections use. `deadLinks`: links without a live page. */
const contextIn = (edition: EditionCode, deadLinks: string[] = []) =>
  ({
    edition,
    site: {
      regions: { [edition]: region },
      pages,
      company: { editions: { [edition]: { phone: '+1-202-555-0142' } } },
    },
    messages: { action: { opensSite: 'opens another site' } },
    picture: (id: string) => ({ id }) as Picture,
    isStillToOpen: (ref: string) => ref === 'page:secret',
    link: (ref: string) => (deadLinks.includes(ref) ? undefined : { href: ref, external: !ref.startsWith('page:') }),
  }) as unknown as ResolveContext;

describe('the head of a page', () => {
  const resolve = (edition: EditionCode, deadLinks: string[] = []) =>
    pageHead.resolve(
      pageHead.structure.parse({ updated: '2026-11-16', link: 'page:faq' }),
      { heading: 'Terms', updated: 'Updated', link: 'FAQ' },
      contextIn(edition, deadLinks),
    );

  test('formats the date of the last change for its edition', () => {
    expect(resolve('us')?.updated).toEqual({ label: 'Updated', day: '2026-11-16', text: 'November 16, 2026' });
    expect(resolve('jp')?.updated?.text).toBe('2026年11月16日');
  });

  test('has no button while its page is not live', () => {
    expect(resolve('us')?.link).toMatchObject({ label: 'FAQ', href: 'page:faq' });
    expect(resolve('us', ['page:faq'])?.link).toBeUndefined();
  });
});

describe('a text under headings', () => {
  const structure = prose.structure.parse({ parts: [{ id: 'who' }, { id: 'california', only: ['us'] }] });
  const part = (...text: unknown[]) => ({ title: 'Title', text });
  const resolve = (words: object, edition: EditionCode = 'uk', deadLinks: string[] = []) =>
    prose.resolve(structure, prose.words.parse({ parts: words }), contextIn(edition, deadLinks));

  test('leaves out parts for other editions', () => {
    const words = { who: part('Text'), california: part('Text') };
    expect(resolve(words)?.parts.map(({ id }) => id)).toEqual(['who']);
    expect(resolve(words, 'us')?.parts.map(({ id }) => id)).toEqual(['who', 'california']);
  });

  test('shows the mail address of the edition’s own contact point', () => {
    expect(resolve({ who: part(['Write to ', { contact: 'customer support' }, '.']) })?.parts[0]?.blocks).toEqual([
      { text: ['Write to ', { label: 'support@kinetra.example', href: 'mailto:support@kinetra.example' }, '.'] },
    ]);
    expect(() => resolve({ who: part([{ contact: 'marketing' }]) })).toThrow('no contact point for marketing');
  });

  test('links texts, lists and rows, but not while the page is not live', () => {
    const link = { label: 'FAQ', link: 'page:faq' };
    const words = { who: part([link], { list: [[link]] }, { rows: [{ name: 'See', value: [link] }] }) };
    const resolvedLink = { label: 'FAQ', href: 'page:faq' };
    expect(resolve(words)?.parts[0]?.blocks).toEqual([
      { text: [resolvedLink] },
      { list: [[resolvedLink]] },
      { rows: [{ name: 'See', value: [resolvedLink] }] },
    ]);
    expect(resolve(words, 'uk', ['page:faq'])?.parts[0]?.blocks[0]).toEqual({ text: ['FAQ'] });
  });

  test('leaves out what names a page that is still to open', () => {
    const secret = ['See ', { label: 'Secret robot', link: 'page:secret' }];
    const words = { who: part(secret, 'Text', { list: [secret] }, { rows: [{ name: 'See', value: secret }] }) };
    expect(resolve(words)?.parts[0]?.blocks).toEqual([{ text: ['Text'] }, { list: [] }, { rows: [] }]);
  });
});

describe('groups of links', () => {
  const structure = linkGroups.structure.parse({
    groups: {
      topics: [{ id: 'faq', link: 'page:faq' }, { id: 'soon' }],
      policies: [{ id: 'warranty', link: 'shop:/warranty' }],
    },
  });
  const item = { title: 'Title', text: 'Text' };
  const words = {
    groups: {
      topics: { title: 'Topics', items: { faq: item, soon: item } },
      policies: { title: 'Policies', items: { warranty: item } },
    },
  };

  test('leave out links that lead nowhere, and groups without links', () => {
    const groups = linkGroups.resolve(structure, words, contextIn('uk', ['page:faq', 'shop:/warranty']))?.groups;
    expect(groups?.map(({ id, links }) => [id, links.map((link) => link.id)])).toEqual([['topics', ['soon']]]);
  });

  test('tell links that are still to come from links to the shop', () => {
    const links = linkGroups.resolve(structure, words, contextIn('uk'))?.groups.flatMap((group) => group.links);
    expect(links?.map(({ id, link, isShop }) => [id, link !== undefined, isShop])).toEqual([
      ['faq', true, false],
      ['soon', false, false],
      ['warranty', true, true],
    ]);
  });
});

describe('contacts', () => {
  const structure = contacts.structure.parse({
    points: ['customer support'],
    groups: { offices: [{ id: 'europe', email: 'europe@kinetra.example' }] },
  });
  const words = {
    hours: { title: 'Hours', text: 'Monday to Friday', note: 'Local time' },
    points: { title: 'Near you', items: { 'customer support': { title: 'Support', text: 'Orders' } } },
    groups: { offices: { title: 'Offices', items: { europe: { title: 'Europe' } } } },
  };

  test('begin with the edition’s own contact points', () => {
    const groups = contacts.resolve(structure, words, contextIn('us'))?.groups;
    expect(groups?.map(({ id }) => id)).toEqual(['points', 'offices']);
    expect(groups?.[0]?.rows).toMatchObject([
      { title: 'Support', email: 'support@kinetra.example', telephone: '+1-202-555-0142' },
    ]);
    expect(groups?.[1]?.rows).toMatchObject([{ title: 'Europe', email: 'europe@kinetra.example' }]);
  });

  test('reject a contact point that the region lacks', () => {
    expect(() => contacts.resolve({ ...structure, points: ['sales'] }, words, contextIn('us'))).toThrow(
      '"sales" has no address',
    );
  });
});

describe('dealers', () => {
  const structure = dealers.structure.parse({
    picture: 'megatron/robot',
    dealers: [
      { id: 'a', link: 'https://a.example' },
      { id: 'b', link: 'https://b.example', only: ['us'] },
    ],
  });
  const dealer = { title: 'Dealer', mark: 'D', text: 'Online' };
  const words = {
    heading: 'Dealers',
    lead: 'Lead',
    dealers: { a: dealer, b: dealer },
    store: { heading: 'Store', text: 'Text', button: 'Go' },
  };

  test('are those of the edition, and end with a link to its own shop', () => {
    expect(dealers.resolve(structure, words, contextIn('jp'))).toMatchObject({
      dealers: [{ id: 'a' }],
      store: { link: { href: 'shop:/', external: true } },
    });
    expect(dealers.resolve(structure, words, contextIn('us'))?.dealers).toHaveLength(2);
  });
});

describe('the cookie table', () => {
  const identityWords = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]));
  const { places, spans } = cookieTable.words.shape;
  const words = cookieTable.words.parse({
    heading: 'Stored',
    lead: 'Lead',
    columns: { purpose: 'For', names: 'Name', place: 'Where', span: 'How long' },
    places: identityWords(Object.keys(places.shape)),
    spans: identityWords(Object.keys(spans.shape)),
    purposes: Object.fromEntries(storagePurposes.map((key) => [key, { title: key, text: key }])),
    counting: { title: 'Counting', policies: { 'opt-in': 'Only if you agree.' } },
  });
  const namesIn = (edition: EditionCode) =>
    cookieTable
      .resolve({ surface: 'white' }, words, contextIn(edition))
      ?.rows.flatMap(({ entries }) => entries.map(({ name }) => name));

  test('uses the account group of the edition in names', () => {
    expect(namesIn('de')).toContain('/eu/apptoken');
    expect(namesIn('kr')).toContain('/us/apptoken');
  });

  test('lists only what the edition stores', () => {
    expect(namesIn('de')).toContain('draft:service-request');
    expect(namesIn('jp')).not.toContain('draft:service-request');
    expect(namesIn('jp')).toContain('program');
    expect(namesIn('de')).not.toContain('program');
    expect(namesIn('cn')).toContain('login-phone-code');
    expect(namesIn('us')).not.toContain('login-phone-code');
  });

  test('explains the edition’s consent policy, and rejects a missing text', () => {
    expect(cookieTable.resolve({ surface: 'white' }, words, contextIn('de'))?.counting.text).toBe('Only if you agree.');
    expect(() =>
      cookieTable.resolve({ surface: 'white' }, { ...words, counting: { title: '', policies: {} } }, contextIn('de')),
    ).toThrow('"opt-in" has no words');
  });
});
