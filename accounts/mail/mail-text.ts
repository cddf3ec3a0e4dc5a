import type { MailBlock, MailDocument } from './mail-document.ts';

/** The message as plain text; every link shows its address. */
export function mailText({ brand, home, title, blocks, footer }: MailDocument): string {
  const parts = [title, ...blocks.map(textOf), '-- ', [brand, home].join('\n'), ...footer.map(textOf)];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return `${block.label}:\n${block.text.replace(/^/gm, '> ')}`;
    default:
      return block.text;
  }
}
