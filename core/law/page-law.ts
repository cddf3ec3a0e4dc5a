import { type TextPart, wordsOfParts } from '../messages/linked-words.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { DutyName, Law } from './law-schema.ts';

type RightsNotice = 'warranty' | 'guaranteeNotice';

export type PageLaw = ReturnType<typeof resolvePageLaw>;

/** The entry of a duty in the law of the edition, if it applies now. */
export function lawNow<Name extends DutyName>(
  { site, edition, moment }: ResolveContext,
  duty: Name,
): Law[Name] | undefined {
  const entry = site.law[edition][duty];
  return entry && moment.isOpen({ opens: entry.since }) ? entry : undefined;
}

export const resolvePageLaw = (context: ResolveContext) => ({
  priceNote: lawNow(context, 'priceNote')?.text,
  referencePrice: lawNow(context, 'referencePrice')?.text,
  links: lawLinks(['provider', 'withdrawal', 'withdrawalButton', 'safety', 'accessibility'], context),
  lines: (lawNow(context, 'companyLines')?.lines ?? []).map((line) => wordsOfParts(line, context)),
});

const lawLinks = (
  names: readonly ('provider' | 'withdrawal' | 'withdrawalButton' | 'safety' | 'accessibility' | RightsNotice)[],
  context: ResolveContext,
) =>
  names.flatMap((duty) => {
    const entry = lawNow(context, duty);
    const link = entry && context.link(entry.link);
    return link ? [{ ...link, label: entry.label }] : [];
  });

/** The lines that the law wants beside an offer: who lends if it can be paid in parts, and the rights by law. */
export function buyingLaw(hasInstalments: boolean, context: ResolveContext): TextPart[][] {
  const lender = hasInstalments ? lawNow(context, 'lender')?.text : undefined;
  const rights = lawLinks(['warranty', 'guaranteeNotice'], context).map(({ label, href }) => [{ label, href }]);
  return lender === undefined ? rights : [[lender], ...rights];
}

/** A notice that the law words, for its frame; undefined while it does not apply. */
export function lawNotice(
  duty: RightsNotice,
  context: ResolveContext,
): { title: string; text: TextPart[][] } | undefined {
  const entry = lawNow(context, duty);
  return entry && { title: entry.label, text: entry.text.map((parts) => wordsOfParts(parts, context)) };
}

/** The notice that a giveaway needs no purchase, with its rules; empty where the law asks for none. */
export function giveawayLaw(context: ResolveContext): TextPart[][] {
  const entry = lawNow(context, 'giveaway');
  const link = entry && context.link(entry.link);
  return link ? [[`${entry.text} `, { label: entry.label, href: link.href }]] : [];
}

/** The statements that a visitor must tick before an account is made. */
export const lawConsents = (context: ResolveContext): TextPart[][] =>
  (lawNow(context, 'consent')?.statements ?? []).map((parts) => wordsOfParts(parts, context));
