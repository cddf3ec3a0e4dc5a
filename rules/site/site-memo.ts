import type { EditionCode } from '../place/editions.ts';
import { BoundedCache } from '../words/bounded-cache.ts';
import type { CompiledMessage, CompileMessage } from '../words/words.ts';
import { compileMessage } from '../words/words.ts';
import type { Site } from './site.ts';

/** Some five times what a site of 300 pages in six languages says. */
const mostMessages = 10_000;

/** What rules work out about a site and ask for often. It belongs to one site value, and goes with it. */
class SiteMemo {
  readonly messages = new BoundedCache<string, CompiledMessage>(mostMessages);
  /** By the rule, of which there are few, and the edition. */
  readonly facts = new Map<object, Partial<Record<EditionCode, unknown>>>();
}

/* Not a field of the site: a changed copy of a site has other facts, and must not take these along. */
const memos = new WeakMap<Site, SiteMemo>();

function memoOf(site: Site): SiteMemo {
  const memo = memos.get(site) ?? new SiteMemo();
  memos.set(site, memo);
  return memo;
}

/** Compiles messages, each once for the site. */
export function compilerOf(site: Site): CompileMessage {
  const { messages } = memoOf(site);
  return (message, lang) => messages.get(`${lang}\n${message}`, () => compileMessage(message, lang));
}

/**
 * Makes a rule about a whole edition work once for each site: no page then looks through all others. The site must not
 * change any more.
 */
export function oncePerEdition<Fact extends object>(
  rule: (site: Site, edition: EditionCode) => Fact,
): (site: Site, edition: EditionCode) => Fact {
  return (site, edition) => {
    const { facts } = memoOf(site);
    const byEdition = facts.get(rule) ?? {};
    facts.set(rule, byEdition);
    byEdition[edition] ??= rule(site, edition);
    return byEdition[edition] as Fact;
  };
}
