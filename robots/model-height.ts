import { Box3 } from 'three';
import type { Robot } from './rig.ts';

/** Height of a model in its own units as it stands unposed in its first shape, from its lowest to its highest point. */
export function modelHeight({ rig, root }: Pick<Robot, 'rig' | 'root'>): number {
  rig.apply(0);
  const { min, max } = new Box3().setFromObject(root, true);
  return max.y - min.y;
}

/**
 * Returns the factor for each model with which all stand beside each other at their true heights: the one with the most
 * millimetres in a unit keeps its size.
 */
export function commonScale(models: readonly { height: number; heightMm: number }[]): number[] {
  const mmPerUnit = models.map(({ height, heightMm }) => heightMm / height);
  const most = Math.max(...mmPerUnit);
  return mmPerUnit.map((mm) => mm / most);
}
