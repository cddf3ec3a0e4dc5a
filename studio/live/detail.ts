/** How finely a robot is drawn: for graphics processors, for those of phones, and where the processor does their work. */
export type Detail = 'full' | 'phone' | 'light';

/** The most triangles of each. */
export const triangleBudget: Record<Detail, number> = { full: 200_000, phone: 80_000, light: 24_000 };

const inSoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Chooses by the name of the drawing machine, and by whether a finger points. */
export function detailFor(renderer: string, coarsePointer: boolean): Detail {
  if (inSoftware.test(renderer)) return 'light';
  return coarsePointer ? 'phone' : 'full';
}
