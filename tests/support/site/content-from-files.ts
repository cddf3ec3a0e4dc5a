import type { PageWords } from '#core/links/page-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import type { AuditedContent } from '#desk/audit/check.ts';
import type { Section } from '#pages/sections.ts';
import { fixtureSite } from './fixture-site.ts';

const homeSettings = {
  sections: [
    { id: 'details', kind: 'details' },
    { id: 'faq', kind: 'faq' },
  ],
};

/**
 * The small site with these files, as input of the content audit. `change` makes the same changes to the loaded site.
 */
export function contentFromFiles(
  files: Record<string, unknown>,
  change: (site: Site) => void = () => {},
): AuditedContent {
  const site = fixtureSite();
  // The messages of the small site are their own keys, which no page may show.
  for (const edition of editionCodes) site.messages[edition] = withReadableMessages(site.messages[edition]);
  change(site);
  return {
    site,
    raw: new Map(Object.entries({ 'pages/home/page.yaml': homeSettings, ...files })),
    sources: {},
    accepted: [],
    now: parseInstant('2026-11-21T12:00:00Z'),
  };
}

const withReadableMessages = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(/"(\w+)\.(\w+)"/g, '"$1 $2"'));

/** Changes the words of a page in every edition that has it. */
export function changeWords(site: Site, slug: string, words: Partial<PageWords>): void {
  const page = site.pages[slug];
  for (const edition of editionCodes)
    if (page?.words[edition]) page.words[edition] = { ...page.words[edition], ...words };
}

/** Any value as a section of a page. */
export const sectionOf = (value: object): Section => value as Section;
