import * as z from 'zod';
import type { TextPart } from '../../context/linked-words.ts';
import { linkedWords } from '../../context/linked-words.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import { contactType, linkRef } from '../../schema/region.ts';

/** Plain text, a link, or the mail address of one of the edition's contact points. */
const part = z.union([
  z.string(),
  z.strictObject({ label: z.string().min(1), link: linkRef }),
  z.strictObject({ contact: contactType }),
]);

/** Plain text, or a list of texts, links and contact points: `['Write to ', { contact: customer support }, '.']`. */
export const proseText = z.union([z.string(), z.array(part).min(1)]);
type ProseText = z.output<typeof proseText>;

/** A block of text under a heading. */
export const proseBlock = z.union([
  proseText,
  z.strictObject({ list: z.array(proseText).min(1) }),
  z.strictObject({ rows: z.array(z.strictObject({ name: z.string(), value: proseText })).min(1) }),
  z.strictObject({
    figures: z.array(z.strictObject({ value: z.string(), unit: z.string(), text: z.string() })).min(1),
  }),
]);

export type ProseBlock =
  | { text: TextPart[] }
  | { list: TextPart[][] }
  | { rows: { name: string; value: TextPart[] }[] }
  | { figures: { value: string; unit: string; text: string }[] };

/**
 * Resolves links and contact points in a text. A link whose page is over becomes plain text; a text with a link to a
 * page that is still to open is left out. Throws if the region lacks a contact point.
 */
function proseWords(text: ProseText, context: ResolveContext): TextPart[] | undefined {
  if (typeof text === 'string') return [text];
  if (text.some((item) => typeof item === 'object' && 'link' in item && context.isStillToOpen(item.link)))
    return undefined;
  return text.flatMap((item) =>
    typeof item === 'object' && 'contact' in item ? contactPoint(item.contact, context) : linkedWords([item], context),
  );
}

function contactPoint(purpose: z.output<typeof contactType>, { site, edition }: ResolveContext): TextPart {
  const point = site.regions[edition].contact.find(({ type }) => type === purpose);
  if (!point) throw new Error(`the region has no contact point for ${purpose}`);
  return { label: point.email, href: `mailto:${point.email}` };
}

/** Resolves blocks, without the texts that lead to pages still to open. */
export function proseBlocks(blocks: readonly z.output<typeof proseBlock>[], context: ResolveContext): ProseBlock[] {
  return blocks.flatMap((block): ProseBlock[] => {
    if (typeof block === 'string' || Array.isArray(block)) {
      const text = proseWords(block, context);
      return text ? [{ text }] : [];
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
