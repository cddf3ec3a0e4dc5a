import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** The least brightness of a stray point, and the greatest of the points around it; 0 to 255. */
const [bright, dark] = [110, 40];
/** Distance of the points around it, in pixels. */
const reach = 4;

/** Finds single bright points in the dark parts of a drawing, as `x,y`. Controls over it are hidden. */
export async function strayLights(canvas: Locator): Promise<string[]> {
  await showBeside(canvas, 'hidden');
  const picture = await canvas.screenshot();
  await showBeside(canvas, '');
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * info.width + x] ?? 0;
  const isAlone = (x: number, y: number) => {
    for (let side = -reach; side <= reach; side++)
      for (const edge of [-reach, reach])
        if (at(x + side, y + edge) > dark || at(x + edge, y + side) > dark) return false;
    return true;
  };
  const strayPoints: string[] = [];
  for (let y = reach; y < info.height - reach; y++)
    for (let x = reach; x < info.width - reach; x++)
      if (at(x, y) >= bright && isAlone(x, y)) strayPoints.push(`${x},${y}`);
  return strayPoints;
}

/** Sets the visibility of everything on a stage but its canvas. */
export const showBeside = (canvas: Locator, visibility: string): Promise<void> =>
  canvas.evaluate((element, value) => {
    for (const beside of element.parentElement?.children ?? [])
      if (beside !== element) (beside as HTMLElement).style.visibility = value;
  }, visibility);
