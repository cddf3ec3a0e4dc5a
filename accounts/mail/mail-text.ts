import type { MailBlock, MailDocument } from './mail-document.ts';

/** Plain text; links are written out. */
export function mailText({ lang, brand, home, title, blocks, footer }: MailDocument): string {
  const textOf = (block: MailBlock) => blockText(block, colonOf(lang));
  const parts = [title, ...blocks.map(textOf), '-- ', [brand, home].join('\n'), ...footer.map(textOf)];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

/** Full-width in Chinese and Japanese, after a no-break space in French. */
const colonOf = (lang: string): string => (/^(zh|ja)/.test(lang) ? '：' : lang.startsWith('fr') ? '\u00a0:' : ':');

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
