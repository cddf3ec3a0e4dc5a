import { allMessageValuesOf, createResolveContext, messageValuesOf } from '#rules/context/resolve-context.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';
import { isLive } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';
import { compilerOf } from '#rules/site/site-memo.ts';
import type { Instant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';
import type { ValueKind } from '#rules/words/message-errors.ts';
import { kindsOf, messageErrors } from '#rules/words/message-errors.ts';
import { isPlain, namesIn, pickNamed } from '#rules/words/words.ts';
import type { ContentIssue } from '../content-error.ts';
import type { WordSources } from '../site-pages.ts';

/** A message with the values it gets in any edition that reads it. */
interface Written {
  file: string;
  path: string;
  message: string;
  lang: string;
  values: Record<string, ValueKind>;
  /** Editions that read it. */
  editions: EditionCode[];
}

/**
 * Finds page messages that cannot be parsed, or use a value that no edition with these words ever has. Paths are
 * relative to the content folder.
 */
export function pageMessageIssues(site: Site, sources: WordSources): ContentIssue[] {
  return Object.entries(sources).flatMap(([slug, layers]) => {
    const written = new Map<string, Written>();
    for (const [edition, { fileOf }] of Object.entries(layers) as [
      EditionCode,
      NonNullable<(typeof layers)[EditionCode]>,
    ][]) {
      const texts = textsIn(site.pages[slug]?.words[edition], []).filter(([, message]) => !isPlain(message));
      const values = valuesEver(site, edition, slug, new Set(texts.flatMap(([, message]) => namesIn(message))));
      for (const [path, message] of texts) {
        const file = fileOf(path);
        const key = `${file} ${path.join('.')}`;
        const before = written.get(key);
        const lang = site.pages[slug]?.settings.language ?? editions[edition].lang;
        written.set(key, {
          ...{ file, path: path.join('.'), message, lang },
          values: { ...before?.values, ...values },
          editions: [...(before?.editions ?? []), edition],
        });
      }
    }
    return [...written.values()].flatMap((message) => faultsOf(site, slug, message));
  });
}

/** Most messages are fine. All values are gathered only for the others, to suggest names. */
function faultsOf(
  site: Site,
  slug: string,
  { file, path, message, lang, values, editions: readBy }: Written,
): ContentIssue[] {
  if (messageErrors(message, lang, values, compilerOf(site)).length === 0) return [];
  const all = Object.assign({}, ...readBy.map((edition) => valuesEver(site, edition, slug))) as Record<
    string,
    ValueKind
  >;
  return messageErrors(message, lang, all).map((fault) => ({ file, path, ...fault }));
}

/** Every value that a page has at any time while it is live. With `names`, only those. */
function valuesEver(
  site: Site,
  edition: EditionCode,
  slug: string,
  names?: ReadonlySet<string>,
): Record<string, ValueKind> {
  const values: Record<string, ValueKind> = {};
  if (names?.size === 0) return values;
  let instant: Instant | undefined = 0;
  while (instant !== undefined) {
    const moment: Moment = new Moment(instant);
    const scope = createResolveContext(site, edition, moment, site.pages[slug]?.settings);
    const now = names ? pickNamed([...names], messageValuesOf(scope)) : allMessageValuesOf(scope);
    if (isLive(site, edition, slug, moment)) Object.assign(values, kindsOf(now));
    instant = moment.validUntil;
  }
  return values;
}

function textsIn(words: unknown, path: string[]): [path: string[], text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, child]) => textsIn(child, [...path, key]));
}
