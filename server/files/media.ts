import { join } from 'node:path';
import { widestNetwork } from '#core/http/networks.ts';
import {
  type MediaRequest,
  mediaFormats,
  mediaPath,
  parseMediaPath,
  pictureFormats,
  servedWidths,
} from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { NetworkQueue } from '../http/network-queue.ts';
import { clientClosedRequest, type Middleware, plainText } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { findMasterFile } from './master-files.ts';
import { type MediaStore, readerOf } from './media-store.ts';
import type { EncodePicture } from './pictures/encoder-process.ts';
import { encodingsAtOnce, wideFrom } from './pictures/picture-encoder.ts';

export interface MediaOptions {
  site: Site;
  encode: EncodePicture;
  masters: string;
  /** Folder of the sizes that `npm run media` made in advance. */
  preEncodedDir: string;
  store: MediaStore;
  /** True if pages of other origins show these pictures. */
  crossOrigin: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

const noPicture = plainText(404, 'There is no such picture.');

/** Serves pictures in every offered size, at paths below `/media/`. A size is encoded on first request and retained. */
export function serveMedia({ site, encode, masters, preEncodedDir, store, crossOrigin }: MediaOptions): Middleware {
  const readPreEncoded = shareFileBuffers(preEncodedDir);
  const encodings = new NetworkQueue<Bytes>(encodingsAtOnce);

  const encodeAndRetain = async (pathname: string, { id, width, format }: MediaRequest): Promise<Bytes> => {
    // Another request may have encoded it while this one looked for it.
    const stored = await store.find(pathname);
    if (stored) return stored;
    const bytes = await encode(join(masters, `${id}.webp`), width, format);
    void store.retainEncoded(pathname, bytes);
    return bytes;
  };

  return async ({ url: { pathname }, request: { signal }, network }) => {
    const request = parseMediaPath(pathname);
    if (!request) return noPicture;
    const readOrEncode = async () =>
      (await readPreEncoded(mediaFile(request)).catch(() => undefined)) ??
      (await store.find(pathname)) ??
      encodings.run(pathname, { network: widestNetwork(network), signal, isHeavy: request.width >= wideFrom }, () =>
        encodeAndRetain(pathname, request),
      );
    const read = await readerOf(store, pathname, hasPicture(site, request) ? readOrEncode : undefined);
    if (!read) return noPicture;
    try {
      return {
        status: 200,
        headers: {
          'content-type': mediaFormats[request.format],
          'cache-control': 'public, max-age=31536000, immutable',
          ...(crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
        },
        body: await read(),
      };
    } catch (error) {
      if (signal.aborted) return clientClosedRequest;
      throw error;
    }
  };
}

/** Only URLs that pages contain: a known picture with its current hash, an offered width and format. */
function hasPicture(site: Site, { id, hash, width, format }: MediaRequest): boolean {
  const picture = Object.hasOwn(site.pictures, id) ? site.pictures[id] : undefined;
  return (
    picture !== undefined &&
    picture.hash === hash &&
    servedWidths(picture).includes(width) &&
    pictureFormats(picture).includes(format)
  );
}

/** Returns true if pages of this content refer to the picture, clip, guide, model or spoken line at a path. */
export function hasMedia(site: Site, pathname: string): boolean {
  const picture = parseMediaPath(pathname);
  return (picture && hasPicture(site, picture)) || findMasterFile(site, pathname)?.isCurrent === true;
}

/** The path of a size within the folder of those made in advance. */
export const mediaFile = (request: MediaRequest): string =>
  mediaPath(request, request.width, request.format).slice('/media/'.length);
