import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { parseExpectedTime } from '#core/time/expected-time.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { sampleMessages } from '#tests/support/accounts/sample-messages.ts';
import { addedFiles, writeContentWithEdition } from '#tests/support/added-edition/content-with-edition.ts';
import { edition, instants, language } from '#tests/support/added-edition/rows.ts';
import { importSite } from '#tests/support/added-edition/site-modules.ts';
import { type Markup, mainOf, readMarkup, readText } from '#tests/support/documents/markup.ts';
import { contentSources } from '#tests/support/site/content-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'edition-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = await importSite();
const contentBefore = before.loadContent({ ...contentSources, isVerified: true });

vi.resetModules();
vi.doMock('#core/place/edition-table.ts', async (importOriginal) => {
  const tables = await importOriginal<typeof import('#core/place/edition-table.ts')>();
  return {
    ...tables,
    editionTable: { ...tables.editionTable, it: edition },
    languageTable: { ...tables.languageTable, it: language },
  };
});
const after = await importSite();
const { contentDir, unknown } = writeContentWithEdition(folder);
const { site } = after.loadContent({
  ...contentSources,
  contentDir,
  parsed: new Map([...contentBefore.raw].filter(([file]) => file.endsWith('.yaml') && !addedFiles.includes(file))),
  isVerified: true,
});

/** Types know the editions that are served. */
const italy = 'it' as EditionCode;
const today = '2026-10-15T12:00:00Z';
const blackFriday = '2026-11-27T12:00:00Z';

const slugsAt = (iso: string) => after.pageSlugs(site).filter((slug) => after.pageAt(site, italy, slug, iso));
const documentOf = (slug: string, iso = today) => after.documentAt(site, italy, slug, iso);
const addressOf = (slug: string) => after.pageAddress(site, { edition: italy, slug });

const noMarkup = readMarkup('');

/** Returns true if an address is one of the edition, and leads to no page or to no place on it. */
function isDead({ origin, pathname, hash }: URL, pages: ReadonlyMap<string, Markup>): boolean {
  if (origin !== site.origins.main || !/^\/it(?:\/|$)/.test(pathname)) return false;
  const page = pages.get(origin + pathname);
  return !page || (hash !== '' && !page.ids.has(hash.slice(1)));
}

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
const textOf = async (slug: string, iso = today) => plain(readText(mainOf(await documentOf(slug, iso))));

test('every page of the edition renders before, in and after its sale, and no link leads nowhere', async () => {
  for (const iso of instants) {
    const pages = new Map<string, Markup>();
    for (const slug of slugsAt(iso)) {
      const html = await documentOf(slug, iso);
      expect(html).toContain('<html lang="it-IT"');
      pages.set(addressOf(slug), readMarkup(html));
    }
    if (after.hasNews(site, italy, new Moment(parseInstant(iso)))) pages.set(addressOf(after.feedSlug), noMarkup);
    const dead = [...pages].flatMap(([address, { anchors, islandLinks, relations }]) =>
      [...anchors.map(({ href }) => href), ...islandLinks, ...relations]
        .filter((href) => isDead(new URL(href, address), pages))
        .map((href) => `${address} -> ${href}`),
    );
    expect(dead).toEqual([]);
  }
});

test('no sentence of its pages is that of the English page, and the pages still have what it adds to them', async () => {
  const linesOf = async (code: EditionCode, slug: string, iso: string) =>
    readText(mainOf(await after.documentAt(site, code, slug, iso))).split('\n');
  const isSentence = (line: string) => / .*[.!?]$/.test(line);
  for (const iso of instants) {
    for (const slug of slugsAt(iso).filter((slug) => after.pageAt(site, 'eu', slug, iso))) {
      const english = new Set(await linesOf('eu', slug, iso));
      const same = (await linesOf(italy, slug, iso)).filter((line) => isSentence(line) && english.has(line));
      expect([iso, slug, same]).toEqual([iso, slug, []]);
    }
  }
  expect(unknown).toEqual([]);
});

test('prices, days and times are written as the market writes them', async () => {
  const product = await textOf('flagship-bumblebee');
  for (const figure of ['1.599 €', '11,1 V']) expect(product).toContain(figure);
  const home = await textOf('', blackFriday);
  expect(home).toContain('1.419 €');
  expect(home).toContain('il 2 dicembre alle 23:59 (ora italiana)');
  const opens = parseInstant('2026-11-14T08:00:00Z');
  expect(plain(after.formatTime(opens, italy))).toBe('9:00 (ora italiana)');
  expect(after.formatDay(opens, italy, 'year')).toBe('14 novembre 2026');
  expect(after.formatExpectedTime(parseExpectedTime('2026-Q4'), italy)).toBe('4º trimestre 2026');
});

test('every edition links to it: as an alternate and in the list of regions', async () => {
  for (const code of after.editionCodes) {
    const html = await after.documentAt(site, code, 'choose-your-region');
    expect(html).toContain('hrefLang="it-IT"');
    expect(readText(mainOf(html)).split('\n')).toContain(site.regions[italy].label);
  }
  expect(before.suggestedEdition('IT', [], 'de')).toEqual({ edition: 'eu', isServed: true });
  expect(after.suggestedEdition('IT', [], 'de')).toEqual({ edition: 'it', isServed: true });
});

test('it names every fact of its company, and owes the duties of European law without its law', () => {
  expect(after.missingFacts(site, italy)).toEqual([]);
  const owed = (code: EditionCode, law = site.law[code]) =>
    after.lawStatus({ ...site, law: { ...site.law, [code]: law } }, code).filter(({ isOwed }) => isOwed);
  expect(owed(italy, {})).toHaveLength(owed('de').length);
});

test('its legal pages name its company, and each price names the tax', async () => {
  const { name, capital, vat } = site.company.editions[italy];
  const notice = await textOf('legal-notice');
  for (const fact of [name, capital, vat]) expect(notice).toContain(plain(fact ?? '-'));
  expect(await textOf('right-of-withdrawal')).toContain(name);
  expect(await textOf('flagship-bumblebee')).toContain(site.law[italy].priceNote?.text);
});

test('all its mail is in the language and leads to its pages', () => {
  const pages = new Map(slugsAt(today).map((slug) => [addressOf(slug), noMarkup]));
  const dead: string[] = [];
  const render = after.createRender(after.createMailContext(site));
  const samples = sampleMessages('Flagship Bumblebee');
  const english = (template: TemplateName) => contentBefore.site.mail.us[template].title;
  for (const template of Object.keys(samples) as TemplateName[]) {
    const sample = samples[template];
    const template_values = JSON.stringify('slug' in sample ? { ...sample, slug: 'flagship-bumblebee' } : sample);
    const mail = render({ channel: 'mail', template, recipient: 'robin@example.com', edition: 'it', template_values });
    if (mail.channel !== 'mail') throw new Error('this is no mail');
    expect(mail.headers['Content-Language']).toBe('it-IT');
    expect(mail.text).not.toMatch(/[{}]|undefined|NaN/);
    expect(mail.text).not.toContain(english(template));
    if (template === 'loginCode') expect(plain(mail.text)).toContain('13:10 (ora italiana)');
    for (const { href } of readMarkup(mail.html).anchors)
      if (isDead(new URL(href), pages)) dead.push(`${template} -> ${href}`);
  }
  expect(dead).toEqual([]);
});

test('the search finds its pages, whatever the accents', () => {
  const { engine } = after.editionSearch(site, italy, new Moment(parseInstant(today)));
  const firstFor = (query: string) => JSON.stringify(engine.search(query));
  expect(firstFor('accessibilita')).toContain('accessibility');
  expect(firstFor('recesso')).toContain('right-of-withdrawal');
});

test('what has no words in the language yet is in English', () => {
  expect(site.messages[italy].buy.buyNow).not.toBe(site.messages.eu.buy.buyNow);
  expect(site.messages[italy].playground.run).toBe(site.messages.eu.playground.run);
});

test('no page of the other editions changes, but for links to the new one', () => {
  const withoutLinks = (value: unknown) =>
    JSON.stringify(value, (_key, inner) => (Array.isArray(inner) ? inner.filter((entry) => !leadsToIt(entry)) : inner));
  const leadsToIt = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return false;
    const { edition: code, href } = entry as { edition?: unknown; href?: unknown };
    return code === 'it' || (typeof href === 'string' && /\/it(?:\/|$)/.test(href));
  };
  const places = before.editionCodes.flatMap((code) =>
    before.pageSlugs(contentBefore.site).map((slug) => [code, slug] as const),
  );
  const changed = places.filter(
    ([code, slug]) =>
      withoutLinks(before.pageAt(contentBefore.site, code, slug, blackFriday)) !==
      withoutLinks(after.pageAt(site, code, slug, blackFriday)),
  );
  expect(changed).toEqual([]);
  expect(before.editionCodes).toHaveLength(after.editionCodes.length - 1);
});
