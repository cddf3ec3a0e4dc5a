import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { workerPolicy } from '../http/content-security-policy.ts';
import { contentHash, type Encoded, encodings, entityTag, matchesTag, preferredEncoding } from '../http/encoding.ts';
import { type Middleware, plainText, type ResponseData } from '../http/response.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz' };

export interface StaticFile extends Encoded {
  type: string;
  hash: string;
}

export interface StaticFiles {
  keys(): Iterable<string>;
  get(path: string): StaticFile | undefined | Promise<StaticFile | undefined>;
}

/**
 * Reads all files of the folders with their `.br` and `.gz` variants. Earlier folders win; missing ones are skipped.
 */
export async function readStaticFiles(folders: readonly string[]): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const folder of folders) {
    for (const file of await filesIn(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const staticFile = files.has(path) ? undefined : await readStaticFile(file);
      if (staticFile) files.set(path, staticFile);
    }
  }
  return files;
}

/** Full paths of the files to serve. Hidden folders (Vite's manifest) are skipped. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[/\\])\./.test(relative(folder, file)));
}

type Read = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

const fromDisk: Read = async (file) => new Uint8Array(await readFile(file));

/** Reads one file with its `.br` and `.gz` variants. Undefined if its type is not served; rejects if it is missing. */
export async function readStaticFile(file: string, read = fromDisk): Promise<StaticFile | undefined> {
  const type = contentTypes[extname(file)];
  if (type === undefined) return undefined;
  const identity = await read(file);
  const compressed = await Promise.all(
    encodings.map(
      async (encoding) => [encoding, await read(file + suffixes[encoding]).catch(() => undefined)] as const,
    ),
  );
  return {
    type,
    hash: contentHash(identity),
    identity,
    ...Object.fromEntries(compressed.filter(([, bytes]) => bytes !== undefined)),
  };
}

export const variantsOf = (name: string, file: StaticFile): [name: string, bytes: Uint8Array][] => [
  [name, file.identity],
  ...encodings.flatMap((encoding): [string, Uint8Array][] =>
    file[encoding] ? [[name + suffixes[encoding], file[encoding]]] : [],
  ),
];

/** Files under `/assets/` have a hash in their name and never change. Others are revalidated after an hour. */
export function serveStaticFiles(files: StaticFiles, { crossOrigin }: { crossOrigin: boolean }): Middleware {
  const respondWithFile = async (
    match: StaticFile | Promise<StaticFile | undefined>,
    pathname: string,
    headers: Headers,
  ): Promise<ResponseData | undefined> => {
    const isAsset = pathname.startsWith('/assets/');
    const file = await match;
    if (!file) return notFound(pathname);
    const encoding = preferredEncoding(
      headers.get('accept-encoding'),
      encodings.filter((name) => file[name]),
    );
    const tag = entityTag(file.hash, encoding);
    const fileHeaders = {
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: tag,
      vary: 'Accept-Encoding',
      ...(pathname.endsWith('.js') && { 'content-security-policy': workerPolicy }),
      ...(crossOrigin &&
        isAsset && { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }),
    };
    if (matchesTag(headers.get('if-none-match'), tag)) return { status: 304, headers: fileHeaders };
    return {
      status: 200,
      headers: {
        ...fileHeaders,
        'content-type': file.type,
        ...(encoding && { 'content-encoding': encoding }),
      },
      body: encoding ? file[encoding] : file.identity,
    };
  };
  // Most requests match no file, so this path must not wait for a promise.
  return ({ url: { pathname }, request: { headers } }) => {
    const match = files.get(pathname);
    return match ? respondWithFile(match, pathname, headers) : notFound(pathname);
  };
}

const notFound = (pathname: string): ResponseData | undefined =>
  pathname.startsWith('/assets/') ? plainText(404, 'There is no such file.') : undefined;
