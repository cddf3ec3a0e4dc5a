import type { LinkedText } from '../schema/region.ts';
import type { ResolveContext } from './resolve-context.ts';

/** Words, or a link in them; `external`: it leaves this site. */
export type TextPart = string | { label: string; href: string; external?: true };

/** A text with its links; those whose page is not there now are plain words. */
export const linkedWords = (text: LinkedText, scope: ResolveContext): TextPart[] =>
  text.map((part) => {
    if (typeof part === 'string') return part;
    const link = scope.link(part.link);
    return link ? { label: part.label, href: link.href, ...(link.external && { external: true }) } : part.label;
  });

/** The same, or undefined while one of its links leads nowhere. */
export function whollyLinkedWords(text: LinkedText, scope: ResolveContext): TextPart[] | undefined {
  const links = text.filter((part) => typeof part !== 'string');
  return links.every(({ link }) => scope.link(link)) ? linkedWords(text, scope) : undefined;
}
