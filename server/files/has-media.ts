import { parseClipPath, parseManualPath, parseMediaPath } from '#rules/place/media-address.ts';
import type { Site } from '#rules/site/site.ts';
import { hasClip } from './clips.ts';
import { hasManual } from './manuals.ts';
import { hasPicture } from './media.ts';

/** Whether pages of this content refer to the picture, clip or guide at a path. */
export function hasMedia(site: Site, pathname: string): boolean {
  const picture = parseMediaPath(pathname);
  const clip = parseClipPath(pathname);
  const guide = parseManualPath(pathname);
  return Boolean(
    (picture && hasPicture(site, picture)) || (clip && hasClip(site, clip)) || (guide && hasManual(site, guide)),
  );
}
