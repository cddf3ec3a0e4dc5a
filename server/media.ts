import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaRequest } from '#rules/media-address.ts';
import { formatsOf, mediaFormats, mediaPath, parseMediaPath, widthsOf } from '#rules/media-address.ts';
import type { Site } from '#rules/site.ts';
import type { Step } from './answer.ts';
import { plainText } from './answer.ts';
import type { Log } from './log.ts';
import type { EncodePicture } from './picture-encoder.ts';
import { shareBytes } from './share-bytes.ts';

export interface MediaParts {
  site: Site;
  encode: EncodePicture;
  log: Log;
  /** Folder of the masters. */
  masters: string;
  /** Folders with sizes made before: first the one that `npm run media` fills, last the one that this fills. */
  made: readonly [...string[], string];
  /** Whether other origins' pages show these pictures. */
  crossOrigin: boolean;
}

const noPicture = plainText(404, 'There is no such picture.');

/** Every picture in every size on offer: made on first request, kept on disk, immutable. What was kept is given as long as it is there. */
export function serveMedia(parts: MediaParts): Step {
  const shared = shareBytes();
  return async ({ url: { pathname } }) => {
    if (!pathname.startsWith('/media/')) return undefined;
    const request = parseMediaPath(pathname);
    if (!request) return noPicture;
    // Pages of an earlier build, in caches and open tabs, name pictures that are not offered any more.
    const bytes = isOffered(parts.site, request)
      ? await shared(pathname, () => readOrMake(parts, request))
      : await shared(pathname, () => readMade(parts.made, request)).catch(() => undefined);
    if (!bytes) return noPicture;
    return {
      status: 200,
      headers: {
        'content-type': mediaFormats[request.format],
        'cache-control': 'public, max-age=31536000, immutable',
        ...(parts.crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
      },
      body: bytes,
    };
  };
}

/** Only addresses that pages write: a known picture's present hash, its widths, its formats. */
function isOffered(site: Site, { id, hash, width, format }: MediaRequest): boolean {
  const picture = Object.hasOwn(site.pictures, id) ? site.pictures[id] : undefined;
  return picture !== undefined && picture.hash === hash && widthsOf(picture).includes(width) && formatsOf(picture).includes(format);
}

/** A size that was made before, for this build or an earlier one. Rejects when it was not. */
async function readMade(made: MediaParts['made'], request: MediaRequest): Promise<Uint8Array<ArrayBuffer>> {
  for (const folder of made) {
    const kept = await readFile(join(folder, mediaFile(request))).catch(() => undefined);
    if (kept) return new Uint8Array(kept);
  }
  throw new Error('this size was not made');
}

async function readOrMake({ made, masters, encode, log }: MediaParts, request: MediaRequest): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await readMade(made, request).catch(() => undefined);
  if (kept) return kept;
  const name = mediaFile(request);
  const bytes = await encode(join(masters, `${request.id}.webp`), request.width, request.format);
  await keep(join(made.at(-1) as string, name), bytes).catch((error: unknown) =>
    log.warn({ error: (error as Error).message, picture: name }, 'a picture could not be kept'),
  );
  return new Uint8Array(bytes);
}

/** Where a size lies inside a folder of made pictures. */
export const mediaFile = (request: MediaRequest): string => mediaPath(request, request.width, request.format).slice('/media/'.length);

/** Writes a file whole or not at all. */
export async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
