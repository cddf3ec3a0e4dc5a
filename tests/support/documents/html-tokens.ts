/**
 * A start tag, an end tag, a text, a comment or a doctype, as a browser's parser would cut them (HTML standard
 * §13.2.5).
 */
export type HtmlToken =
  | { kind: 'start'; name: string; attributes: [name: string, value: string][] }
  | { kind: 'end'; name: string }
  | { kind: 'text' | 'comment' | 'doctype'; text: string };

/** Elements in which a parser looks for nothing but their own end. */
const rawText = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'xmp', 'iframe', 'noembed', 'noframes']);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => entities[name] ?? '');

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?\s*\/?/gy;

/** Cuts a document into tokens. Throws where a parser would have to guess what is meant. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const until = open < 0 ? html.length : open;
    if (until > at) tokens.push({ kind: 'text', text: unescaped(html.slice(at, until)) });
    if (open < 0) break;
    at = readMarkupAt(html, open, tokens);
  }
  return tokens;
}

function readMarkupAt(html: string, open: number, tokens: HtmlToken[]): number {
  const [comment, text] = /^<!--([\s\S]*?)-->/.exec(html.slice(open, open + 2000)) ?? [];
  if (comment !== undefined) {
    tokens.push({ kind: 'comment', text: text ?? '' });
    return open + comment.length;
  }
  const [head, slash, bang, name = ''] = /^<(\/?)(!?)([a-zA-Z][a-zA-Z0-9-]*)/.exec(html.slice(open, open + 80)) ?? [];
  if (head === undefined) throw new Error(`a “<” that opens nothing: ${html.slice(open, open + 60)}`);
  const { attributes, end } = readAttributes(html, open + head.length);
  if (bang) tokens.push({ kind: 'doctype', text: name });
  else if (slash) tokens.push({ kind: 'end', name: name.toLowerCase() });
  else tokens.push({ kind: 'start', name: name.toLowerCase(), attributes });
  return slash || bang || !rawText.has(name.toLowerCase()) ? end : readRawText(html, end, name.toLowerCase(), tokens);
}

function readAttributes(html: string, from: number): { attributes: [string, string][]; end: number } {
  const attributes: [string, string][] = [];
  attribute.lastIndex = from + (/^\s*\/?/.exec(html.slice(from, from + 20))?.[0].length ?? 0);
  for (;;) {
    const at = attribute.lastIndex;
    if (html[at] === '>') return { attributes, end: at + 1 };
    const match = attribute.exec(html);
    if (!match) throw new Error(`an odd tag: ${html.slice(from - 20, at + 60)}`);
    const [, name = '', double, single, bare] = match;
    attributes.push([name.toLowerCase(), unescaped(double ?? single ?? bare ?? '')]);
  }
}

/** Up to its own end tag, whatever stands before it. */
function readRawText(html: string, from: number, name: string, tokens: HtmlToken[]): number {
  const end = html.slice(from).search(new RegExp(`</${name}[\\s/>]`, 'i'));
  if (end < 0) throw new Error(`a <${name}> without an end`);
  const text = html.slice(from, from + end);
  // Behind both, a parser does not see the end of the script (§13.2.5.17).
  if (name === 'script' && /<!--[\s\S]*<script/i.test(text))
    throw new Error('a script in which a comment and a script begin');
  if (text !== '')
    tokens.push({ kind: 'text', text: name === 'title' || name === 'textarea' ? unescaped(text) : text });
  return from + end;
}
