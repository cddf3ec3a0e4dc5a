import { editions } from '#core/place/editions.ts';
import { parsePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';
import { noStore, type ResponseData } from '../http/response.ts';

/**
 * A short page for internal errors, in the language of the edition. It gives no reason, but the request id, which a
 * visitor can quote.
 */
export function errorResponse(site: Site, pathname: string, id: string): ResponseData {
  const parsed = parsePath(pathname);
  const edition = 'place' in parsed ? parsed.place.edition : 'cn';
  const { title, text } = site.messages[edition].failure;
  const body = `<!doctype html><html lang="${editions[edition].lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><p><code>${id}</code></p></html>`;
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', ...noStore }, body };
}
