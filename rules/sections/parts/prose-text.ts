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
 * Resolves links and contact points in a text. A link whose page is not live becomes plain text. Throws if the region
 * lacks a contact point.
 */
export function proseWords(text: ProseText, context: ResolveContext): TextPart[] {
  if (typeof text === 'string') return [text];
  return text.flatMap((item) =>
    typeof item === 'object' && 'contact' in item ? contactPoint(item.contact, context) : linkedWords([item], context),
  );
}

function contactPoint(purpose: z.output<typeof contactType>, { site, edition }: ResolveContext): TextPart {
  const point = site.regions[edition].contact.find(({ type }) => type === purpose);
  if (!point) throw new Error(`the region has no contact point for ${purpose}`);
  return { label: point.email, href: `mailto:${point.email}` };
}

export function proseBlockOf(block: z.output<typeof proseBlock>, context: ResolveContext): ProseBlock {
  if (typeof block === 'string' || Array.isArray(block)) return { text: proseWords(block, context) };
  if ('list' in block) return { list: block.list.map((text) => proseWords(text, context)) };
  if ('rows' in block)
    return { rows: block.rows.map(({ name, value }) => ({ name, value: proseWords(value, context) })) };
  return block;
}
