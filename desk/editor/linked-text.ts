type Part = string | { label: string; link: string } | { contact: string };

const link = /(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^()\s]+)\)/g;

const escaped = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');
const plain = (text: string): string => text.replace(/\\([[\]\\])/g, '$1');

/**
 * Writes a text with links on one line: `I agree to the [Terms of Use](page:terms-use).` A contact point is written
 * `[customer support](contact)`.
 */
export function linkedLine(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      return 'contact' in part ? `[${escaped(part.contact)}](contact)` : `[${escaped(part.label)}](${part.link})`;
    })
    .join('');
}

export function linkedParts(line: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: whole, 1: label = '', 2: target = '', index } of line.matchAll(link)) {
    if (index > at) parts.push(plain(line.slice(at, index)));
    parts.push(target === 'contact' ? { contact: plain(label) } : { label: plain(label), link: target });
    at = index + whole.length;
  }
  if (at < line.length || parts.length === 0) parts.push(plain(line.slice(at)));
  return parts;
}
