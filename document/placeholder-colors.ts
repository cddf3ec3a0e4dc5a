import { picturesIn } from '#core/media/picture.ts';
import type { Page } from '#pages/page.ts';

/** CSS rules that show the mean colour of every opaque picture of a page until the picture is loaded. */
export function placeholderColors(page: Page): string {
  const opaquePictures = picturesIn(page).filter(({ transparent }) => !transparent);
  const colors = new Map(opaquePictures.map(({ id, color }) => [id, color]));
  return [...colors].map(([id, color]) => `[data-picture="${id}"]{background-color:${color}}`).join('');
}
