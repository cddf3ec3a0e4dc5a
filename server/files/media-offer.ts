import { parseClipPath, parseManualPath, parseMediaPath } from '#rules/place/media-address.ts';
import type { Site } from '#rules/site/site.ts';
import { offersClip } from './clips.ts';
import { offersManual } from './manuals.ts';
import { offersPicture } from './media.ts';

/** Whether pages of this content name a picture, clip or guide at an address. */
export function offersMedia(site: Site, pathname: string): boolean {
  const picture = parseMediaPath(pathname);
  const clip = parseClipPath(pathname);
  const guide = parseManualPath(pathname);
  return Boolean(
    (picture && offersPicture(site, picture)) ||
      (clip && offersClip(site, clip)) ||
      (guide && offersManual(site, guide)),
  );
}
