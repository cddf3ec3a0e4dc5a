import { Box3 } from 'three';
import type { Robot } from '#robots/rig.ts';

/** A place of the world is built in decimetres: one unit is 100 mm. */
export const MM_PER_UNIT = 100;

/** Height of a model in its own units as it stands unposed in its first shape, from its lowest to its highest point. */
export function modelHeight({ rig, root }: Robot): number {
  rig.apply(0);
  const { min, max } = new Box3().setFromObject(root, true);
  return max.y - min.y;
}

/**
 * Factor that brings a model to its true size, for models measured by `modelHeight` and heights in millimetres from
 * content/products. Places pass `MM_PER_UNIT`; robots beside each other pass the millimetres of the first one's unit.
 */
export const trueSize = (height: number, heightMm: number, mmPerUnit = MM_PER_UNIT): number =>
  heightMm / mmPerUnit / height;
