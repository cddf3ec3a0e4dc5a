import type { EditionCode } from './place/editions.ts';
import type { Site } from './site.ts';
import type { Moment } from './time/moment.ts';
import { LatestValid } from './time/resolve-cache.ts';
import { BoundedCache } from './words/bounded-cache.ts';
import { type CompiledMessage, type CompileMessage, compileMessage } from './words/words.ts';

/* Facts about a site are in WeakMaps, not in its fields: a modified copy of a site must not inherit them. */

/** About five times the messages of a site with 300 pages in six languages. */
const maxMessages = 10_000;

const compiledMessages = new WeakMap<Site, BoundedCache<string, CompiledMessage>>();

export function messageCompiler(site: Site): CompileMessage {
  const messages = compiledMessages.get(site) ?? new BoundedCache<string, CompiledMessage>(maxMessages);
  compiledMessages.set(site, messages);
  return (message, lang) => messages.get(`${lang}\n${message}`, () => compileMessage(message, lang));
}

/**
 * Memoizes a rule about a whole edition, so that no page searches all others again. The site must not change
 * afterwards.
 */
export function memoizePerEdition<Fact extends object>(
  rule: (site: Site, edition: EditionCode) => Fact,
): (site: Site, edition: EditionCode) => Fact {
  const facts = new WeakMap<Site, Map<EditionCode, Fact>>();
  return (site, edition) => {
    const byEdition = facts.get(site) ?? new Map<EditionCode, Fact>();
    const fact = byEdition.get(edition) ?? rule(site, edition);
    facts.set(site, byEdition.set(edition, fact));
    return fact;
  };
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
