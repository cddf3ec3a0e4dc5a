import { picturesIn } from '#core/media/picture.ts';
import type { Page } from '#pages/page.ts';

/** CSS rules that show what is in the middle of each opaque picture, on its ground, until the picture has loaded. */
export function picturePreviews(page: Page): string {
  const opaquePictures = picturesIn(page).filter(({ transparent }) => !transparent);
  const rules = opaquePictures.map(({ id, colors }) => {
    const [top, middle, bottom] = colors.split(' ');
    const gradients = `radial-gradient(closest-side,${middle},#0000),linear-gradient(${top},${bottom})`;
    return `[data-picture="${id}"]{background:${gradients}}`;
  });
  return [...new Set(rules)].join('');
}
