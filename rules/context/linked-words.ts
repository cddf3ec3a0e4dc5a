import type { LinkedText } from '../schema/region.ts';
import type { ResolveContext } from './resolve-context.ts';

/** Plain text or a link. `external`: it leaves this site. */
export type TextPart = string | { label: string; href: string; external?: true };

/** Resolves the links of a text. A link whose page is not live becomes plain text. */
export const linkedWords = (text: LinkedText, context: ResolveContext): TextPart[] =>
  text.map((part) => {
    if (typeof part === 'string') return part;
    const link = context.link(part.link);
    return link ? { label: part.label, href: link.href, ...(link.external && { external: true }) } : part.label;
  });

/** Like `linkedWords`, but undefined while any of the links has no live page. */
export function linkedWordsIfComplete(text: LinkedText, context: ResolveContext): TextPart[] | undefined {
  const links = text.filter((part) => typeof part !== 'string');
  return links.every(({ link }) => context.link(link)) ? linkedWords(text, context) : undefined;
}
