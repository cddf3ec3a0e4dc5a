import { languageFacts } from '#core/place/editions.ts';

/** A message with its final texts, before it is rendered as text or HTML. */
export interface MailDocument {
  /** Value of `html[lang]`. */
  lang: string;
  brand: string;
  /** URL of the edition's home page. */
  home: string;
  subject: string;
  title: string;
  blocks: MailBlock[];
  /** Small print. */
  footer: MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A one-time code, shown large. */
  | { kind: 'code'; text: string }
  /** A discount code, shown large on one line. */
  | { kind: 'discountCode'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** Text written by a visitor; keeps its lines. */
  | { kind: 'quote'; label: string; text: string };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Plain text; links are written out. */
export function mailText({ lang, brand, home, title, blocks, footer }: MailDocument): string {
  const toText = (block: MailBlock) => blockText(block, languageFacts(lang).colon ?? ':');
  const parts = [title, ...blocks.map(toText), '-- ', [brand, home].join('\n'), ...footer.map(toText)];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}${colon}\n${block.href}`;
    case 'quote':
      return `${block.label}${colon}\n${block.text.replace(/^/gm, '> ')}`;
    default:
      return block.text;
  }
}
