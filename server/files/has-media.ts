import {
  parseArModelPath,
  parseClipPath,
  parseManualPath,
  parseMediaPath,
  parseVoicePath,
} from '#core/media/media-address.ts';
import type { Site } from '#core/site.ts';
import { hasArModel } from './ar-models.ts';
import { hasClip } from './clips.ts';
import { hasManual } from './manuals.ts';
import { hasPicture } from './media.ts';
import { hasVoice } from './voices.ts';

/** Returns true if pages of this content refer to the picture, clip, guide, model or spoken line at a path. */
export function hasMedia(site: Site, pathname: string): boolean {
  const picture = parseMediaPath(pathname);
  const clip = parseClipPath(pathname);
  const guide = parseManualPath(pathname);
  const model = parseArModelPath(pathname);
  const line = parseVoicePath(pathname);
  return Boolean(
    (picture && hasPicture(site, picture)) ||
      (clip && hasClip(site, clip)) ||
      (guide && hasManual(site, guide)) ||
      (model && hasArModel(site, model)) ||
      (line && hasVoice(site, line)),
  );
}
