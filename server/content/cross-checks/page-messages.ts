import { isPageOpen } from '#core/links/link.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { allMessageValues, createResolveContext, messageValues } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { messageCompiler } from '#core/site-memo.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { isPlain, namesIn, pickValues, type ValueKind } from '#core/words/words.ts';
import { pageTexts } from '#pages/page-fields.ts';
import type { ContentIssue } from '../content-error.ts';
import type { LayeredWords } from '../layered-words.ts';
import type { WordSources } from '../loaders/site-pages.ts';
import { messageErrors, valueKindsOf } from '../message-errors.ts';

interface WrittenMessage {
  file: string;
  path: string;
  message: string;
  lang: string;
  values: Record<string, ValueKind>;
  editions: EditionCode[];
}

/**
 * Finds page messages that cannot be parsed, or use a value that no edition with these words ever has. Paths are
 * relative to the content folder.
 */
export function pageMessageIssues(site: Site, sources: WordSources): ContentIssue[] {
  return Object.entries(sources).flatMap(([slug, layers]) => {
    const messagesByPlace = new Map<string, WrittenMessage>();
    for (const [edition, { fileOf }] of Object.entries(layers) as [EditionCode, LayeredWords][]) {
      const texts = pageTexts(site, slug, edition).filter(({ text }) => !isPlain(text));
      const values = possibleValues(site, edition, slug, new Set(texts.flatMap(({ text }) => namesIn(text))));
      for (const { path, text: message } of texts) {
        const file = fileOf(path);
        const key = `${file} ${path.join('.')}`;
        const before = messagesByPlace.get(key);
        const lang = site.pages[slug]?.settings.language ?? editions[edition].lang;
        messagesByPlace.set(key, {
          file,
          path: path.join('.'),
          message,
          lang,
          values: { ...before?.values, ...values },
          editions: [...(before?.editions ?? []), edition],
        });
      }
    }
    return [...messagesByPlace.values()].flatMap((message) => issuesOf(site, slug, message));
  });
}

/** Most messages are fine. All values are gathered only for the others, to suggest names. */
function issuesOf(
  site: Site,
  slug: string,
  { file, path, message, lang, values, editions: readBy }: WrittenMessage,
): ContentIssue[] {
  if (messageErrors(message, lang, values, messageCompiler(site)).length === 0) return [];
  const all = Object.assign({}, ...readBy.map((edition) => possibleValues(site, edition, slug))) as Record<
    string,
    ValueKind
  >;
  return messageErrors(message, lang, all).map((error) => ({ file, path, ...error }));
}

/** Every value that a page has at any time while it is live. With `names`, only those. */
function possibleValues(
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
    const context = createResolveContext(site, edition, moment, site.pages[slug]?.settings);
    const now = names ? pickValues([...names], messageValues(context)) : allMessageValues(context);
    if (isPageOpen(site, edition, slug, moment)) Object.assign(values, valueKindsOf(now));
    instant = moment.validUntil;
  }
  return values;
}
