import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopbackHostname, isLoopbackRequest } from '#server/http/hosts.ts';
import { type Middleware, noStore, plainText, type ResponseData } from '#server/http/response.ts';
import type { Config } from '#server/settings/config.ts';
import { decapConfig } from './decap-config.ts';
import { createEditorApi } from './editor-api.ts';
import { EditorFiles } from './editor-files.ts';
import { beforeScript, editorDocument, editorStyle, startScript } from './editor-page.ts';
import type { RunningSaves } from './running-saves.ts';
import { type CheckContent, Refusal } from './save-content.ts';

export interface EditorOptions {
  config: Pick<Config, 'environment' | 'host' | 'trustedHops'>;
  root: string;
  scratchDir: string;
  check: CheckContent;
  saves: RunningSaves;
}

/** The folder in which `npm run editor` stores the files of Decap CMS. */
const decapFolder = 'node_modules/.cache/decap-cms';

/** Maximum length of a form, in characters. */
const maxFormLength = 4_000_000;

/** Decap CMS compiles code at run time, and writes styles into the document. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const baseHeaders = (type: string) => ({ 'content-type': type, 'x-robots-tag': 'noindex', ...noStore });

/**
 * Serves the editor of `content/` at `/admin`. It exists only in development, and only for requests from the same
 * machine, without a proxy.
 */
export function createEditor({ config, root, scratchDir, check, saves }: EditorOptions): Middleware {
  const { environment, host, trustedHops } = config;
  if (environment !== 'development' || trustedHops > 0 || (host !== undefined && !isLocalHost(host)))
    return () => undefined;
  const contentDir = join(root, 'content');
  const files = () => new EditorFiles(contentDir);
  const call = createEditorApi({ files, contentDir, scratchDir, check, saves });
  const pages: Record<string, [type: string, body: (origin: string) => string]> = {
    '': ['text/html', () => editorDocument(existsSync(join(root, decapFolder, 'decap-cms.js')))],
    'editor.css': ['text/css', () => editorStyle],
    'before.js': ['text/javascript', () => beforeScript],
    'start.js': ['text/javascript', (origin) => startScript(decapConfig(listFiles(files()), origin))],
  };
  return (context) => {
    const { request, url } = context;
    if (!/^\/admin(\/|$)/.test(url.pathname) || !isLoopbackRequest(context)) return undefined;
    if (url.pathname === '/admin/api') return handleCall(request, url, call);
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (url.pathname === '/admin') return { status: 308, headers: { location: '/admin/', ...noStore } };
    const name = url.pathname.slice('/admin/'.length);
    if (!Object.hasOwn(pages, name)) return serveScript(root, name);
    const [type, body] = pages[name] as (typeof pages)[string];
    const headers = { ...baseHeaders(`${type}; charset=utf-8`), 'content-security-policy': policy };
    return { status: 200, headers, body: body(url.origin) };
  };
}

const listFiles = (files: EditorFiles) => files.paths().flatMap((path) => files.file(path) ?? []);

/** `0.0.0.0` and `::` listen on every address of the machine. */
const isLocalHost = (host: string): boolean =>
  host !== '0.0.0.0' && host !== '::' && isLoopbackHostname(host.includes(':') ? `[${host}]` : host);

/** Accepts calls only from the editor's own page, by their Origin header, which other sites cannot forge. */
async function handleCall(
  request: Request,
  url: URL,
  call: (body: unknown) => Promise<unknown>,
): Promise<ResponseData> {
  if (request.method !== 'POST') return plainText(405, 'Calls are POST.', { allow: 'POST', ...noStore });
  if (request.headers.get('origin') !== url.origin) return plainText(403, 'Only the editor’s own page may call it.');
  const text = await request.text();
  if (text.length > maxFormLength) return json(413, { error: 'This form is too long.' });
  try {
    return json(200, await call(JSON.parse(text)));
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, entries } = error;
      return json(status, { error: message, ...(entries.length > 0 && { entries }) });
    }
    if (error instanceof SyntaxError) return json(400, { error: 'This call cannot be read.' });
    throw error;
  }
}

const json = (status: number, value: unknown): ResponseData => ({
  status,
  headers: baseHeaders('application/json'),
  body: JSON.stringify(value),
});

function serveScript(root: string, name: string): ResponseData {
  const path = join(root, decapFolder, name);
  if (!/^[\w.-]+\.js$/.test(name) || !existsSync(path)) return plainText(404, 'There is no such file of the editor.');
  return {
    status: 200,
    headers: { ...baseHeaders('text/javascript; charset=utf-8'), 'cache-control': 'private, max-age=86400' },
    body: new Uint8Array(readFileSync(path)),
  };
}
