import { jsonLines } from '#tests/support/documents/json-lines.ts';
import { attributeOf, elementsIn, type HtmlNode, nodesIn, parseHtml } from '#tests/support/documents/parse-html.ts';
import { seenLines } from '#tests/support/documents/seen-lines.ts';
import { withoutHashes } from '#tests/support/documents/without-hashes.ts';
import { previewToken } from './serve-folder.ts';

/** An address of the site, at an instant or, without one, as a visitor sees it now. */
export interface Question {
  path: string;
  at?: string | undefined;
  /** The width of the window, in px, where the look of a page is compared. */
  width?: number;
}

export interface Answer {
  /** Status, headers and content. */
  lines: string[];
  /** The instant of the next change, `never`, or null where the site does not say it. */
  validUntil: string | null;
  /** The parsed document, if the answer is one. */
  document: HtmlNode | undefined;
}

/** Stands for the site's own address, which differs between two servers. */
export const ownOrigin = 'https://site';

const uncountedHeaders = new Set([
  ...['connection', 'keep-alive', 'date', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'],
  ...['x-page-instant', 'x-request-id'],
]);

export async function askSite(origin: string, { path, at }: Question): Promise<Answer> {
  const separator = path.includes('?') ? '&' : '?';
  const address = origin + path + (at === undefined ? '' : `${separator}at=${encodeURIComponent(at)}`);
  const response = await fetch(address, {
    redirect: 'manual',
    headers: at === undefined ? {} : { cookie: `preview=${previewToken}` },
  });
  const own = (text: string) => text.replaceAll(origin, ownOrigin).replaceAll(new URL(origin).host, 'site');
  const body = own((await response.text()).replaceAll('\r\n ', ''));
  const type = response.headers.get('content-type') ?? '';
  const document = type.startsWith('text/html') ? parseHtml(body) : undefined;
  if (document && at === undefined) stopTimers(document);
  const headers = [...response.headers]
    .filter(([name]) => !uncountedHeaders.has(name))
    .map(([name, value]) => `${name}: ${headerValue(own(value))}`);
  return {
    lines: [`status: ${response.status}`, ...headers, ...(document ? seenLines(document) : textLines(type, body))],
    validUntil: response.headers.get('x-page-valid-until'),
    document,
  };
}

/** A visitor sees how long is left; two visitors never ask at the same moment. */
function stopTimers(document: HtmlNode): void {
  for (const timer of elementsIn(document).filter((element) => attributeOf(element, 'role') === 'timer'))
    for (const node of nodesIn(timer))
      if (node.nodeName === '#text' && 'value' in node) node.value = node.value.replace(/\d/g, '0');
}

/** Without hashes of scripts, ages in a shared cache and the instant of a preview. */
const headerValue = (value: string): string =>
  value
    .replace(/ ?'sha256-[^']+'/g, '')
    .replace(/s-maxage=\d+/, 's-maxage=…')
    .replace(/([?&])at=[^&]+/, '$1at=…');

function textLines(type: string, body: string): string[] {
  const lines = type.includes('json') ? jsonLines(JSON.parse(body)) : body.replaceAll('><', '>\n<').split(/\r?\n/);
  return lines.filter((line) => line !== '' && !line.startsWith('DTSTAMP')).map(withoutHashes);
}
