import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { openEditions } from '#pages/resolve-head.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { loadContent } from '#server/content/load-site.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { formatYaml } from '#server/content/yaml-format.ts';
import { contentFolder, contentSources } from '#tests/support/site/content-folder.ts';
import { realContent } from '#tests/support/site/real-site.ts';
import { copyProject } from '../../tests/support/running/project-copy.ts';
import { requestedScaffold } from './requested-scaffold.ts';
import { writeScaffold } from './scaffold.ts';

const root = dirname(contentFolder);
const now = parseInstant('2027-06-01T12:00:00Z');
const draftsAreOpen = parseInstant('2099-01-09T12:00:00Z');
const drafts = ['draft-page', 'draft-robot', 'draft-sale', 'news/draft-news'];

const copy = copyProject(['content']);
afterAll(() => rmSync(copy, { recursive: true }));

/** Content files that the command changed, and files that it wrote or changed, from the project's folder. */
const changedFiles = new Set<string>();
const writtenFiles = new Set<string>();

/** Runs `npm run new` with these arguments. */
function write(words: string): string[] {
  const scaffold = requestedScaffold(copy, words.split(' '));
  for (const file of Object.keys(scaffold.changedFiles)) changedFiles.add(file.replace('content/', ''));
  for (const file of Object.keys({ ...scaffold.newFiles, ...scaffold.changedFiles })) writtenFiles.add(file);
  return writeScaffold(copy, scaffold);
}

/** The content of the copy. Parses only the files that the command wrote. */
const loadCopy = () =>
  loadContent({
    ...contentSources,
    contentDir: join(copy, 'content'),
    parsed: new Map([...realContent.raw].filter(([file]) => !changedFiles.has(file))),
    isVerified: true,
  });

/** A campaign for a year that has none, of a sale with a page. */
const nextYear = '2098';
const campaignWithYear = readdirSync(join(root, 'content/campaigns')).find((file) => /-\d{4}\.yaml$/.test(file)) ?? '';
const nextCampaign = campaignWithYear.replace(/\d{4}\.yaml$/, nextYear);

describe('content written by the command', () => {
  const before = realContent;
  let after: SiteContent;

  beforeAll(() => {
    for (const words of ['page draft-page', 'product draft-robot', 'sale draft-sale --stages 2', 'news draft-news'])
      write(words);
    write(`sale ${nextCampaign}`);
    after = loadCopy();
  }, 60_000);

  // The proof new-content resolves every page at every edge and runs the content audit: npm run proof -- new-content.
  test('is complete: the content loads, and each draft resolves once it is open', () => {
    expect(Object.keys(after.site.pages)).toEqual(expect.arrayContaining(drafts));
    for (const slug of drafts) expect(pagesAt(after.site, [slug], draftsAreOpen)).not.toContain(undefined);
  });

  test('is in the format of the project', () => {
    const texts = [...writtenFiles].map((file) => readFileSync(join(copy, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.map(formatYaml)).toEqual(texts);
  });

  test('is live in no edition until somebody opens it, and changes no existing page', () => {
    for (const slug of drafts) expect(openEditions(after.site, slug, new Moment(now))).toEqual([]);
    for (const slug of drafts) expect(openEditions(after.site, slug, new Moment(draftsAreOpen))).toEqual(editionCodes);
    const existing = Object.keys(before.site.pages);
    expect(pagesAt(after.site, existing)).toEqual(pagesAt(before.site, existing));
  });

  test('gives a product every field that the how-to describes for filters, comparisons and the hero', () => {
    const { word, wordWidth, programming, heightMm } = after.site.products.draftRobot ?? {};
    expect(word).toBe('DRAFT|ROBOT');
    expect(wordWidth).toEqual([6, 3, 3]);
    expect([programming?.length, typeof heightMm]).toEqual([1, 'number']);
  });

  test('gives a sale as many stages as are asked for, without a pause', () => {
    const [first, second] = after.site.campaigns['draft-sale']?.stages ?? [];
    expect([first?.id, second?.id]).toEqual(['first', 'second']);
    for (const code of editionCodes) expect(first?.windows[code]?.closes).toBe(second?.windows[code]?.opens);
  });

  test('puts the next sale of a series on the page of the previous one', () => {
    const pagesOf = (site: Site, campaign: string) =>
      Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.campaigns?.includes(campaign));
    expect(pagesOf(after.site, nextCampaign).length).toBeGreaterThan(0);
    expect(after.site.campaigns[nextCampaign]?.stages.map(({ id }) => id)).toEqual(
      before.site.campaigns[campaignWithYear.replace('.yaml', '')]?.stages.map(({ id }) => id),
    );
  });
});

/** Resolves the pages that visitors see at these slugs, by edition, without `validUntil`. */
function pagesAt(site: Site, slugs: readonly string[], instant = now): unknown[] {
  return editionCodes.flatMap((edition) => {
    const cache = new ResolveCache();
    return slugs.map((slug) => {
      const resolution = resolvePage(site, { edition, slug }, instant, cache);
      return 'page' in resolution ? { ...resolution.page, validUntil: undefined } : undefined;
    });
  });
}

describe('the command', () => {
  test.each([
    ['page support', /content\/pages\/support is there already/],
    ['product flagship-megatron', /content\/products\/flagshipMegatron\.yaml is there already/],
    ['news TrailMule', /"TrailMule" is no name: write small letters/],
    ['page preview', /\/preview is an address that the server answers itself/],
    ['section hero', /hero is a kind of section already/],
    ['section mood --on gallery', /--on names gallery: write some of .*product/],
    ['page mood --in us,mars', /--in names mars: write some of cn,us/],
    [
      'robot draft-robot',
      /nothing to write for "robot draft-robot".\nnpm run new -- section\|page\|product\|sale\|news NAME/,
    ],
    ['page', /nothing to write for "page"/],
    ['page mood --of us', /Unknown option '--of'/],
    ['sale mood --stages 9', /--stages names 9: write 1, 2 or 3/],
    ['page mood --stages 2', /--stages is for sales/],
  ])('refuses %s, and says why', (words, why) => {
    expect(() => write(words)).toThrow(why);
  });

  test('writes for some editions only, with the files of their languages', () => {
    write('page day-shift --in uk,de');
    const folder = join(copy, 'content/pages/day-shift');
    expect(readdirSync(folder).sort()).toEqual(['de.yaml', 'en.yaml', 'page.yaml']);
    expect(readFileSync(join(folder, 'page.yaml'), 'utf8')).not.toContain('us:');
  });

  test('says what it wrote and what is left to do', () => {
    const folder = 'content/pages/news/late-shift';
    expect(write('news late-shift --in uk')).toEqual([`wrote   ${folder}/page.yaml`, `wrote   ${folder}/en.yaml`]);
    const { nextSteps } = requestedScaffold(copy, ['news', 'last-shift']);
    expect(nextSteps.join('\n')).toMatch(/Write the words.*\n.*\nDate it/);
  });

  test('writes nothing when it refuses', () => {
    expect(() => write('product news')).toThrow(/content\/pages\/news is there already/);
    expect(existsSync(join(copy, 'content/products/news.yaml'))).toBe(false);
  });
});
