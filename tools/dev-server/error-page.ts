import { escapeMarkup } from '#core/words/escape-markup.ts';
import type { ErrorReport } from './error-report.ts';

/** May load Vite's overlay and open its web socket. */
const policy = "default-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:";

export interface ErrorPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Takes the place of a page that cannot be rendered. It shows the error in Vite's overlay, as text where scripts are
 * off, and is loaded again after the next change.
 */
export function errorPage(report: ErrorReport, tags: string): ErrorPage {
  const { message, frame = '', stack, loc } = report;
  const position = loc ? `${loc.file}:${loc.line}:${loc.column}` : '';
  const text = [message, position, frame, stack].filter((part) => part !== '').join('\n\n');
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeMarkup(message.split('\n')[0] ?? '')}</title>
<script type="module">import{ErrorOverlay}from"/@vite/client";document.body.append(new ErrorOverlay(${data}))</script>${tags}
<body><pre>${escapeMarkup(text)}</pre></body></html>`;
  return {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
    body,
  };
}
