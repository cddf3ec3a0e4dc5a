import { type EditionCode, mapEditions } from '#core/place/editions.ts';
import { type Place, pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';
import { type Facts, pageFacts, shellFacts } from './page-facts.ts';

/** The facts of a page from an instant on; 0 is the beginning. */
export interface Version {
  from: Instant;
  facts: Facts;
}

/**
 * The versions of every page of an edition, in order, by path. The versions of the shell are under `aroundPages`.
 */
export type EditionRecord = Record<string, Version[]>;
export type ReleaseRecord = Record<EditionCode, EditionRecord>;

export const aroundPages = 'around every page';

/** A summary of everything that a site shows at any time. Pure. */
export const siteRecord = (site: Site): ReleaseRecord => mapEditions((edition) => editionRecord(site, edition));

function editionRecord(site: Site, edition: EditionCode): EditionRecord {
  const cache = new ResolveCache();
  const shellVersions = listVersions(site, { edition, slug: '?' }, cache, (resolution) =>
    'notFound' in resolution ? shellFacts(resolution.notFound) : {},
  );
  const pages = Object.keys(site.pages).map((slug): [string, Version[]] => {
    const factsByContent = new WeakMap<object, Facts>();
    /* At most edges only the shell changes, and the sections are the same object. */
    const readFacts = (resolution: Resolution): Facts => {
      const cacheKey = 'page' in resolution ? resolution.page.sections : resolution;
      const facts = factsByContent.get(cacheKey) ?? pageFacts(site, resolution);
      factsByContent.set(cacheKey, facts);
      return facts;
    };
    return [pagePath({ edition, slug }), listVersions(site, { edition, slug }, cache, readFacts)];
  });
  return Object.fromEntries(
    [[aroundPages, shellVersions] as [string, Version[]], ...pages].filter(([, versions]) => versions.length > 0),
  );
}

function listVersions(
  site: Site,
  place: Place,
  cache: ResolveCache,
  readFacts: (resolution: Resolution) => Facts,
): Version[] {
  const versions: Version[] = [];
  for (let from: Instant | undefined = 0; from !== undefined; ) {
    const resolution: Resolution = resolvePage(site, place, from, cache);
    const facts = readFacts(resolution);
    if (JSON.stringify(facts) !== JSON.stringify(versions.at(-1)?.facts ?? {})) versions.push({ from, facts });
    from = resolution.validUntil;
  }
  return versions;
}
