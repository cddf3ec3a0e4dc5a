import type * as z from 'zod';
import { formatWords } from '../words/words.ts';
import type { SectionKind } from './define.ts';
import { isSectionShown } from './is-section-shown.ts';
import type { OpenPage } from './open-page.ts';

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
