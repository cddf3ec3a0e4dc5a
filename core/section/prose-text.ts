import * as z from 'zod';
import { lawNotice } from '../law/page-law.ts';
import { type TextPart, wordsOfParts } from '../messages/linked-words.ts';
import { textParts } from '../regions/company-schema.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

export const proseText = z.union([z.string(), textParts]);
type ProseText = z.output<typeof proseText>;

export const proseBlock = z.union([
  proseText,
  z.strictObject({ law: z.enum(['warranty', 'guaranteeNotice']).describe('A notice of content/law/, in a frame.') }),
  z.strictObject({ list: z.array(proseText).min(1) }),
  z.strictObject({ rows: z.array(z.strictObject({ name: z.string(), value: proseText })).min(1) }),
  z.strictObject({
    figures: z.array(z.strictObject({ value: z.string(), unit: z.string(), text: z.string() })).min(1),
  }),
]);

export type ProseBlock =
  | { text: TextPart[] }
  | { notice: NonNullable<ReturnType<typeof lawNotice>> }
  | { list: TextPart[][] }
  | { rows: { name: string; value: TextPart[] }[] }
  | { figures: { value: string; unit: string; text: string }[] };

/**
 * Resolves links and contact points in a text. A link whose page is over becomes plain text; a text with a link to a
 * page that is still to open is left out. Throws if the edition lacks a contact point or a fact.
 */
function proseWords(text: ProseText, context: ResolveContext): TextPart[] | undefined {
  if (typeof text === 'string') return [text];
  if (text.some((item) => typeof item === 'object' && 'label' in item && context.isStillToOpen(item.link)))
    return undefined;
  return wordsOfParts(text, context);
}

/** Resolves blocks, without the texts that lead to pages still to open. */
export function proseBlocks(blocks: readonly z.output<typeof proseBlock>[], context: ResolveContext): ProseBlock[] {
  return blocks.flatMap((block): ProseBlock[] => {
    if (typeof block === 'string' || Array.isArray(block)) {
      const text = proseWords(block, context);
      return text ? [{ text }] : [];
    }
    if ('law' in block) {
      const notice = lawNotice(block.law, context);
      return notice ? [{ notice }] : [];
    }
    if ('list' in block)
      return [{ list: block.list.map((text) => proseWords(text, context)).filter((text) => text !== undefined) }];
    if ('rows' in block)
      return [
        {
          rows: block.rows.flatMap(({ name, value }) => {
            const words = proseWords(value, context);
            return words ? [{ name, value: words }] : [];
          }),
        },
      ];
    return [block];
  });
}
