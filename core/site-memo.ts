import type { EditionCode } from './place/editions.ts';
import type { Site } from './site.ts';
import type { Moment } from './time/moment.ts';
import { LatestValid } from './time/resolve-cache.ts';
import { memoize } from './words/memoize.ts';
import { type CompileMessage, compileMessage } from './words/words.ts';

/* Facts about a site are in WeakMaps, not in its fields: a modified copy of a site must not inherit them. */

export function memoizePerSite<Fact extends object | boolean>(rule: (site: Site) => Fact): (site: Site) => Fact {
  const facts = new WeakMap<Site, Fact>();
  return (site) => {
    const fact = facts.get(site) ?? rule(site);
    facts.set(site, fact);
    return fact;
  };
}

/** Parses each message of a site once. */
export const messageCompiler = memoizePerSite((): CompileMessage => memoize(compileMessage));

/** Memoizes a rule about a whole edition, so that no page searches all others. The site must not change. */
export function memoizePerEdition<Fact extends object | boolean>(
  rule: (site: Site, edition: EditionCode) => Fact,
): (site: Site, edition: EditionCode) => Fact {
  const rules = memoizePerSite((site) => memoize((edition: EditionCode) => rule(site, edition)));
  return (site, edition) => rules(site)(edition);
}

/** The current version, and one that somebody previews. */
const maxVersions = 2;

/**
 * Memoizes a rule about a whole edition at a moment for as long as its result is valid. The moment learns when the
 * result changes next.
 */
export function memoizeWhileValid<Fact>(
  rule: (site: Site, edition: EditionCode, moment: Moment) => Fact,
): (site: Site, edition: EditionCode, moment: Moment) => Fact {
  const versions = memoizePerEdition(() => new LatestValid<Fact>(maxVersions));
  return (site, edition, moment) => versions(site, edition).get(moment, (ownMoment) => rule(site, edition, ownMoment));
}
