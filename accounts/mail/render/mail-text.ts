import { languageFacts } from '#core/place/editions.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';

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
