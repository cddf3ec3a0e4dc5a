import type { ClipRequest } from '#rules/place/media-address.ts';
import { clipFile, clipFormats, parseClipPath } from '#rules/place/media-address.ts';
import type { Site } from '#rules/site/site.ts';
import type { Answer, Visit } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import { clipPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { answerInParts } from '../http/range-response.ts';
import type { KeptMedia } from './media-store.ts';
import { readerOf } from './media-store.ts';
import { shareFiles } from '../http/shared-buffers.ts';

export interface ClipParts {
  site: Site;
  /** Folder of the masters. */
  masters: string;
  kept: KeptMedia;
  /** Whether other origins' pages show these clips. */
  crossOrigin: boolean;
}

/**
 * Every clip as the studio cut it, whole or in one range of bytes: Safari plays nothing that it cannot ask for in
 * parts. Undefined for other addresses.
 */
export function serveClips({
  site,
  masters,
  kept,
  crossOrigin,
}: ClipParts): (visit: Visit) => Promise<Answer> | undefined {
  const read = shareFiles(masters);
  return ({ url: { pathname }, request }) => {
    const clip = parseClipPath(pathname);
    return clip && answer(pathname, clip, request);
  };

  async function answer(pathname: string, clip: ClipRequest, request: Request): Promise<Answer> {
    const reader = await readerOf(kept, pathname, offersClip(site, clip) ? () => read(clipFile(clip)) : undefined);
    if (!reader) return plainText(404, 'There is no such clip.');
    const tag = entityTag(`${clip.hash}-${clip.variant}-${clip.format}`, undefined);
    const described = {
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag,
      'content-security-policy': clipPolicy,
      ...(crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    const typed = { ...described, 'content-type': clipFormats[clip.format] };
    return answerInParts(request, { tag, described, typed, read: reader });
  }
}

/** Only addresses that pages write: a known clip's present hash. */
export const offersClip = (site: Site, { id, hash }: ClipRequest): boolean =>
  Object.hasOwn(site.clips, id) && site.clips[id]?.hash === hash;
