import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { showBeside } from './stray-lights.ts';

declare global {
  interface Window {
    /** The number of meshes of the last robot that a worker has built. */
    builtMeshes?: number;
  }
}

/** Counts the meshes of each robot that is built. To be called before the page is opened. */
export const countMeshes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (data.plan) window.builtMeshes = data.plan.meshes.length;
        });
      }
    };
  });

/** The difference in the brightness of a pixel, of 255, from which it counts as drawn anew. */
const visibleDifference = 24;

/** The brightness of each pixel of a drawing, without the controls over it. */
export async function brightnessOf(canvas: Locator): Promise<Buffer> {
  await showBeside(canvas, 'hidden');
  const picture = await canvas.screenshot();
  await showBeside(canvas, '');
  return sharp(picture).greyscale().raw().toBuffer();
}

/** The share of pixels, 0 to 1, that differ between two drawings of one size. */
export function differingShare(one: Buffer, other: Buffer): number {
  let differing = 0;
  for (const [index, value] of one.entries())
    if (Math.abs(value - (other[index] ?? 0)) > visibleDifference) differing += 1;
  return differing / one.length;
}
