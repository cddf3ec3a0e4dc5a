import type * as z from 'zod';
import { isPageOpen, pageContent } from '../links/link.ts';
import { createResolveContext, messageValues, type ResolveContext } from '../resolve/resolve-context.ts';
import { formatWords } from '../words/words.ts';
import { isSectionShown, type SectionKind } from './define.ts';

export type OpenPage = NonNullable<ReturnType<typeof openPage>>;

/** A page that an edition has now, with what its texts are formatted with. */
export function openPage(slug: string, { site, edition, moment }: ResolveContext) {
  const content = pageContent(site, slug);
  const words = content?.words[edition];
  if (!words || !isPageOpen(site, edition, slug, moment)) return undefined;
  const { settings } = content;
  const context = createResolveContext(site, edition, moment, { ...settings, slug });
  const values = messageValues(context);
  return { slug, settings, words, context, format: (message: string) => context.format(message, values) };
}

/** The title without the brand at its end. */
export const plainTitle = ({ words: { title }, context: { site }, format }: OpenPage): string =>
  format(title).replace(` | ${site.settings.brand}`, '');

/** The sections of one kind that a page shows now, each with the texts it was resolved from. */
export function resolveSections<Structure extends z.ZodType, Words extends z.ZodType, Value extends object>(
  name: string,
  kind: SectionKind<Structure, Words, Value>,
  { settings, words, context, format }: OpenPage,
): { words: z.output<Words>; value: Value }[] {
  return settings.sections
    .filter((section) => section.kind === name && isSectionShown(section, context))
    .flatMap((section) => {
      const texts = formatWords(words.sections[section.id] ?? {}, format) as z.output<Words>;
      const value = kind.resolve(section as z.output<Structure>, texts, context);
      return value ? [{ words: texts, value }] : [];
    });
}
