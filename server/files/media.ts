import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRequest } from '#rules/place/media-address.ts';
import { formatsOf, mediaFormats, mediaPath, parseMediaPath, widthsOf } from '#rules/place/media-address.ts';
import type { Site } from '#rules/site/site.ts';
import type { Middleware } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import { shareBuffer } from '../http/shared-buffers.ts';
import type { MediaStore } from './media-store.ts';
import { readerOf } from './media-store.ts';
import type { EncodePicture } from './picture-encoder.ts';

export interface MediaOptions {
  site: Site;
  encode: EncodePicture;
  masters: string;
  /** Folder of the sizes that `npm run media` made in advance. */
  preEncodedDir: string;
  store: MediaStore;
  /** Whether pages of other origins show these pictures. */
  crossOrigin: boolean;
}

const noPicture = plainText(404, 'There is no such picture.');

/** Serves pictures in every offered size. A size is encoded on first request and retained. */
export function serveMedia(options: MediaOptions): Middleware {
  const shareBytes = shareBuffer();
  return async ({ url: { pathname } }) => {
    if (!pathname.startsWith('/media/')) return undefined;
    const request = parseMediaPath(pathname);
    if (!request) return noPicture;
    const read = await readerOf(
      options.store,
      pathname,
      hasPicture(options.site, request)
        ? () => shareBytes(pathname, () => readOrEncode(options, pathname, request))
        : undefined,
    );
    if (!read) return noPicture;
    return {
      status: 200,
      headers: {
        'content-type': mediaFormats[request.format],
        'cache-control': 'public, max-age=31536000, immutable',
        ...(options.crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
      },
      body: await read(),
    };
  };
}

/** Only URLs that pages contain: a known picture with its current hash, an offered width and format. */
export function hasPicture(site: Site, { id, hash, width, format }: MediaRequest): boolean {
  const picture = Object.hasOwn(site.pictures, id) ? site.pictures[id] : undefined;
  return (
    picture !== undefined &&
    picture.hash === hash &&
    widthsOf(picture).includes(width) &&
    formatsOf(picture).includes(format)
  );
}

/** Reads a size that was made in advance or on an earlier request, or encodes it now. */
async function readOrEncode(
  { preEncodedDir, store, masters, encode }: MediaOptions,
  pathname: string,
  request: MediaRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  const preEncoded = await readFile(join(preEncodedDir, mediaFile(request))).catch(() => undefined);
  if (preEncoded) return new Uint8Array(preEncoded);
  return (
    (await store.find(pathname)) ??
    new Uint8Array(await encode(join(masters, `${request.id}.webp`), request.width, request.format))
  );
}

/** The path of a size within the folder of those made in advance. */
export const mediaFile = (request: MediaRequest): string =>
  mediaPath(request, request.width, request.format).slice('/media/'.length);
