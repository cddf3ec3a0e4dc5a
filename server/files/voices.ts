import { parseVoicePath, type VoiceRequest, voiceFile, voiceFormats } from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { clipPolicy } from '../http/content-security-policy.ts';
import { entityTag } from '../http/encoding.ts';
import { rangeResponse } from '../http/range-response.ts';
import { plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import { shareFileBuffers } from '../http/shared-buffers.ts';
import { type MediaStore, readerOf } from './media-store.ts';

export interface VoiceOptions {
  site: Site;
  masters: string;
  store: MediaStore;
}

/** Serves recorded lines. Pages fetch them from their own origin. Undefined for other URLs. */
export function serveVoices({
  site,
  masters,
  store,
}: VoiceOptions): (context: RequestContext) => Promise<ResponseData> | undefined {
  const readMaster = shareFileBuffers(masters);
  return ({ url: { pathname }, request }) => {
    const line = parseVoicePath(pathname);
    return line && respond(pathname, line, request);
  };

  async function respond(pathname: string, line: VoiceRequest, request: Request): Promise<ResponseData> {
    const reader = await readerOf(
      store,
      pathname,
      hasVoice(site, line) ? () => readMaster(voiceFile(line)) : undefined,
    );
    if (!reader) return plainText(404, 'There is no such line.');
    return rangeResponse(request, {
      tag: entityTag(`${line.hash}-${line.line}-${line.format}`, undefined),
      policy: clipPolicy,
      crossOrigin: false,
      contentHeaders: { 'content-type': voiceFormats[line.format] },
      read: reader,
    });
  }
}

/** Only URLs that pages contain: a recorded line with the current hash of its voice. */
export const hasVoice = ({ voices }: Site, { id, hash, line }: VoiceRequest): boolean =>
  Object.hasOwn(voices, id) && voices[id]?.hash === hash && voices[id].lines.includes(line);
