import { companyFact, shownTelephone, telephoneHref } from '../regions/company.ts';
import type { CompanyPart, TextParts } from '../regions/company-schema.ts';
import type { LinkedText, Region } from '../regions/region-schema.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

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

/**
 * Resolves the links, contact points and facts of the company in a text. A link whose page is not live becomes plain
 * text. Throws if the edition lacks a contact point or a fact.
 */
export const wordsOfParts = (text: TextParts, context: ResolveContext): TextPart[] =>
  text.flatMap((part) => {
    if (typeof part === 'string' || 'label' in part) return linkedWords([part], context);
    return 'contact' in part ? contactPoint(part.contact, context) : companyWords(part, context);
  });

function contactPoint(purpose: Region['contact'][number]['type'], { site, edition }: ResolveContext): TextPart {
  const point = site.regions[edition].contact.find(({ type }) => type === purpose);
  if (!point) throw new Error(`the region has no contact point for ${purpose}`);
  return { label: point.email, href: `mailto:${point.email}` };
}

function companyWords({ company, link }: CompanyPart, context: ResolveContext): TextPart[] {
  const { site, edition } = context;
  const fact = companyFact(site, edition, company);
  if (link !== undefined) return linkedWords([{ label: fact, link }], context);
  return [company === 'phone' ? { label: shownTelephone(fact, edition), href: telephoneHref(fact) } : fact];
}
