import type { EditionCode } from '#rules/editions.ts';
import { editions } from '#rules/editions.ts';
import type { Instant } from '#rules/instant.ts';
import { isLive } from '#rules/link.ts';
import type { ValueKind } from '#rules/message-faults.ts';
import { kindsOf, messageFaults } from '#rules/message-faults.ts';
import { Moment } from '#rules/moment.ts';
import { createScope, valuesOf } from '#rules/scope.ts';
import type { Site } from '#rules/site.ts';
import { isPlain } from '#rules/words.ts';
import type { ContentFault } from './content-error.ts';
import type { WordSources } from './site-pages.ts';

/** A message where it is written, with the values that any edition reading it there gives it. */
interface Written {
  file: string;
  path: string;
  message: string;
  lang: string;
  values: Record<string, ValueKind>;
}

/** Messages of pages that cannot be read, or name a value that no edition with these words ever has. Files are named from the content's folder. */
export function pageMessageFaults(site: Site, sources: WordSources): ContentFault[] {
  return Object.entries(sources).flatMap(([slug, layers]) => {
    const written = new Map<string, Written>();
    for (const [edition, { fileOf }] of Object.entries(layers) as [EditionCode, NonNullable<(typeof layers)[EditionCode]>][]) {
      const values = valuesEver(site, edition, slug);
      for (const [path, message] of textsIn(site.pages[slug]?.words[edition], [])) {
        if (isPlain(message)) continue;
        const file = fileOf(path);
        const key = `${file} ${path.join('.')}`;
        const before = written.get(key)?.values;
        written.set(key, {
          file,
          path: path.join('.'),
          message,
          lang: site.pages[slug]?.settings.language ?? editions[edition].lang,
          values: before ? { ...before, ...values } : values,
        });
      }
    }
    return [...written.values()].flatMap(({ file, path, message, lang, values }) =>
      messageFaults(message, lang, values).map((fault) => ({ file, path, ...fault })),
    );
  });
}

/** Every value that a page has at any time while it is there. */
function valuesEver(site: Site, edition: EditionCode, slug: string): Record<string, ValueKind> {
  const values: Record<string, ValueKind> = {};
  let instant: Instant | undefined = 0;
  while (instant !== undefined) {
    const moment: Moment = new Moment(instant);
    const now = valuesOf(createScope(site, edition, moment, site.pages[slug]?.settings));
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
