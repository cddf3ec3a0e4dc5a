import { createHash } from 'node:crypto';

export interface PolicySettings {
  production: boolean;
  /** Other origins of pictures and clips, and of account APIs. */
  mediaOrigins: readonly string[];
  apiOrigins: readonly string[];
  /** Allows Vite's inline code and web socket. Development only. */
  allowsInlineCode: boolean;
  framedByOwnPages?: boolean | undefined;
  framesOwnPages?: boolean | undefined;
}

/** For responses that are not documents: they may load nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For clips: a browser that opens one directly wraps it in its own document, under the clip's policy. */
export const clipPolicy = `${closedPolicy}; media-src 'self'`;

/** For guides: a browser wraps a PDF in its own document, with an object and styles. */
export const manualPolicy = `${closedPolicy}; object-src 'self'; style-src 'unsafe-inline'`;

/**
 * For scripts: a worker has the policy of its own file. It may load our other scripts, and simplifies models with
 * WebAssembly.
 */
export const workerPolicy = `${closedPolicy}; script-src 'self' 'wasm-unsafe-eval'`;

/**
 * The policy of a document. Inline code is allowed by hash, so that the document can be cached. Scripts only in the
 * head, where a page's words appear only in title and descriptions.
 */
export function documentPolicy(
  html: string,
  { production, mediaOrigins, apiOrigins, allowsInlineCode, framedByOwnPages, framesOwnPages }: PolicySettings,
): string {
  const [head = ''] = html.split('</head>', 1);
  const inline = (tag: 'script' | 'style') =>
    allowsInlineCode ? ["'unsafe-inline'"] : inlineHashes(tag === 'script' ? head : html, tag);
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline('script')],
    ['style-src', "'self'", ...inline('style')],
    ['img-src', "'self'", 'data:', ...mediaOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...apiOrigins, ...(allowsInlineCode ? ['ws:', 'wss:'] : [])],
    ['media-src', "'self'", ...mediaOrigins],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(framesOwnPages ? ([['frame-src', "'self'"]] as [string, string][]) : []),
    ['frame-ancestors', framedByOwnPages ? "'self'" : "'none'"],
    ...(production ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const elements = { script: /<script\b([^>]*)>([\s\S]*?)<\/script>/gi, style: /<style\b([^>]*)>([\s\S]*?)<\/style>/gi };

/** Types of scripts that browsers execute. All others, such as JSON-LD, are data. */
const activeTypes = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = [...html.matchAll(elements[tag])]
    .filter(([, attributes = '']) => tag === 'style' || isActiveInline(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

function isActiveInline(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const [, type = ''] = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return activeTypes.includes(type.toLowerCase());
}
