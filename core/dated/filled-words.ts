import { pageWindows } from '../links/link.ts';
import type { EditionCode } from '../place/editions.ts';
import { createResolveContext, messageValues } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { isPlain } from '../words/words.ts';

/** Fills a message at the first of these instants that has all its values; if none has, with “…” for each. */
export function filledWords(
  site: Site,
  edition: EditionCode,
  message: string,
  instants: readonly Instant[],
  subject?: Parameters<typeof createResolveContext>[3],
): string {
  if (isPlain(message)) return message;
  for (const instant of instants) {
    const context = createResolveContext(site, edition, new Moment(instant), subject);
    try {
      return context.format(message, messageValues(context));
    } catch {
      // A value of another time.
    }
  }
  return message.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
}

export function filledTitle(site: Site, edition: EditionCode, slug: string, at: Instant): string | undefined {
  const content = site.pages[slug];
  const title = content?.words[edition]?.title;
  if (!content || title === undefined) return undefined;
  const openings = pageWindows(site, edition, slug).map(({ opens = 0 }) => opens);
  return filledWords(site, edition, title, [at, ...openings], { ...content.settings, slug });
}
