import { languageFacts } from '#core/place/editions.ts';

export interface MailDocument {
  /** Value of `html[lang]`. */
  lang: string;
  brand: string;
  /** URL of the edition's home page. */
  home: string;
  subject: string;
  title: string;
  blocks: MailBlock[];
  footer: MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'discountCode'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** Text written by a visitor; keeps its lines. */
  | { kind: 'quote'; label: string; text: string };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const link = (label: string, href: string): MailBlock => ({ kind: 'link', label, href });

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
