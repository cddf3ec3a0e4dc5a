/** A place of the world is built in decimetres: one unit is 100 mm. */
export const MM_PER_UNIT = 100;

/**
 * Factor that brings a model to its true size, for models measured by `modelHeight` and heights in millimetres from
 * content/products. Places pass `MM_PER_UNIT`; robots beside each other pass the millimetres of the first one's unit.
 */
export const trueSize = (height: number, heightMm: number, mmPerUnit = MM_PER_UNIT): number =>
  heightMm / mmPerUnit / height;
