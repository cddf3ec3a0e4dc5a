import { editions } from '#rules/editions.ts';
import { parsePath } from '#rules/place.ts';
import type { Site } from '#rules/site.ts';
import type { Answer } from './answer.ts';
import { noStore } from './answer.ts';

/**
 * A short page for when we failed, in the language of the path's edition. It says nothing of why, but names the
 * request, so that a visitor can quote it.
 */
export function answerFailure(site: Site, pathname: string, id: string): Answer {
  const parsed = parsePath(pathname);
  const edition = 'place' in parsed ? parsed.place.edition : 'cn';
  const { title, text } = site.messages[edition].failure;
  const body = `<!doctype html><html lang="${editions[edition].lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><code>${id}</code></p></html>`;
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', ...noStore }, body };
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
