import { createHash } from 'node:crypto';

export interface PolicySettings {
  production: boolean;
  /** Origins beside our own of pictures and films, and of account APIs. */
  mediaOrigins: readonly string[];
  apiOrigins: readonly string[];
  /** Development only: lets Vite's inline code and web socket in. */
  relaxed: boolean;
  /** Whether pages of ours may show the document in a frame. */
  framedByUs?: boolean | undefined;
  /** Whether the document shows pages of ours in frames. */
  framesOurs?: boolean | undefined;
}

/** For answers that are no document: they may load nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For clips: a browser that is led to one itself shows it in a document of its own making, under the clip's policy. */
export const clipPolicy = `${closedPolicy}; media-src 'self'`;

/** For guides: browsers show a PDF in a document of their own making too, with an object and its styles in it. */
export const manualPolicy = `${closedPolicy}; object-src 'self'; style-src 'unsafe-inline'`;

/**
 * For scripts: one that runs as a worker stands under the policy of its own file. It may load other scripts of ours,
 * and thins out models by WebAssembly.
 */
export const workerPolicy = `${closedPolicy}; script-src 'self' 'wasm-unsafe-eval'`;

/**
 * The policy of one document. What is inline in it is allowed by hash, so that it can be cached as it is: of scripts
 * only those of its head, where no words of a page stand but its title and descriptions.
 */
export function documentPolicy(
  html: string,
  { production, mediaOrigins, apiOrigins, relaxed, framedByUs, framesOurs }: PolicySettings,
): string {
  const [head = ''] = html.split('</head>', 1);
  const inline = (tag: 'script' | 'style') =>
    relaxed ? ["'unsafe-inline'"] : inlineHashes(tag === 'script' ? head : html, tag);
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline('script')],
    ['style-src', "'self'", ...inline('style')],
    ['img-src', "'self'", 'data:', ...mediaOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...apiOrigins, ...(relaxed ? ['ws:', 'wss:'] : [])],
    ['media-src', "'self'", ...mediaOrigins],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(framesOurs ? ([['frame-src', "'self'"]] as [string, string][]) : []),
    ['frame-ancestors', framedByUs ? "'self'" : "'none'"],
    ...(production ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const elements = { script: /<script\b([^>]*)>([\s\S]*?)<\/script>/gi, style: /<style\b([^>]*)>([\s\S]*?)<\/style>/gi };

/** Types of script that browsers act on; every other one, JSON-LD for instance, is data and needs no leave. */
const activeTypes = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

/** CSP sources of the inline scripts or styles in a document, each once. */
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
