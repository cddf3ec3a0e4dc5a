import type { EditionCode } from './place/editions.ts';
import type { Site } from './site.ts';
import { BoundedCache } from './words/bounded-cache.ts';
import type { CompiledMessage, CompileMessage } from './words/words.ts';
import { compileMessage } from './words/words.ts';

/** About five times the messages of a site with 300 pages in six languages. */
const maxMessages = 10_000;

/** Facts derived from a site value. They are freed together with it. */
class SiteMemo {
  readonly messages = new BoundedCache<string, CompiledMessage>(maxMessages);
  /** By rule and edition. There are only a few rules. */
  readonly facts = new Map<object, Partial<Record<EditionCode, unknown>>>();
}

/* A WeakMap, not a field of the site: a modified copy of a site must not inherit these facts. */
const memos = new WeakMap<Site, SiteMemo>();

function memoOf(site: Site): SiteMemo {
  const memo = memos.get(site) ?? new SiteMemo();
  memos.set(site, memo);
  return memo;
}

/** Compiles each message once per site. */
export function compilerOf(site: Site): CompileMessage {
  const { messages } = memoOf(site);
  return (message, lang) => messages.get(`${lang}\n${message}`, () => compileMessage(message, lang));
}

/**
 * Memoizes a rule about a whole edition, so that no page searches all others again. The site must not change
 * afterwards.
 */
export function memoizePerEdition<Fact extends object>(
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
