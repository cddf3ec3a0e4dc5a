import { type ClipRequest, clipFile, clipFormats, parseClipPath } from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { clipPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { rangeResponse } from '../http/range-response.ts';
import { plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { type MediaStore, readerOf } from './media-store.ts';

export interface ClipOptions {
  site: Site;
  masters: string;
  store: MediaStore;
  /** True if pages of other origins show these clips. */
  crossOrigin: boolean;
}

/** Serves clips, whole or one byte range: Safari plays only videos that support ranges. Undefined for other URLs. */
export function serveClips({
  site,
  masters,
  store,
  crossOrigin,
}: ClipOptions): (context: RequestContext) => Promise<ResponseData> | undefined {
  const readMaster = shareFileBuffers(masters);
  return ({ url: { pathname }, request }) => {
    const clip = parseClipPath(pathname);
    return clip && respond(pathname, clip, request);
  };

  async function respond(pathname: string, clip: ClipRequest, request: Request): Promise<ResponseData> {
    const reader = await readerOf(store, pathname, hasClip(site, clip) ? () => readMaster(clipFile(clip)) : undefined);
    if (!reader) return plainText(404, 'There is no such clip.');
    const tag = entityTag(`${clip.hash}-${clip.variant}-${clip.format}`, undefined);
    const contentHeaders = { 'content-type': clipFormats[clip.format] };
    return rangeResponse(request, { tag, policy: clipPolicy, crossOrigin, contentHeaders, read: reader });
  }
}

/** Only URLs that pages contain: a known clip with its current hash. */
export const hasClip = (site: Site, { id, hash }: ClipRequest): boolean =>
  Object.hasOwn(site.clips, id) && site.clips[id]?.hash === hash;
