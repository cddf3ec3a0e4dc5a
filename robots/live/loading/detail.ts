/** Level of detail: `full` for GPUs, `phone` for those of phones, `software` for software rendering. */
export type Detail = 'full' | 'phone' | 'software';

/** Most triangles, and fewer while moving where `moving` is given. */
export const triangleBudget: Record<Detail, { triangles: number; moving?: number }> = {
  full: { triangles: 200_000 },
  phone: { triangles: 80_000 },
  software: { triangles: 60_000, moving: 10_000 },
};

/** Most pixels of a moving frame. Software rendering cannot draw more than this thirty times a second. */
export const pointBudget: Record<Detail, number> = {
  full: Number.POSITIVE_INFINITY,
  phone: Number.POSITIVE_INFINITY,
  software: 40_000,
};

/**
 * Pixels drawn for each pixel of the page, along an edge, below which a moving robot is a mosaic. Frames that take
 * longer than `tooSlow` ms even so are not worth watching.
 */
export const resolutionFloor = 0.4;
export const tooSlow = 60;

/**
 * Frame time that is too slow, in ms, and how many steps below the best the resolution starts. With software rendering
 * each change of resolution costs three frames, so it starts low.
 */
export const paceSettings: Record<Detail, [slow: number, below: number]> = {
  full: [26, 0],
  phone: [26, 0],
  software: [33, 2],
};

const softwareRenderer = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Chooses by the name of the renderer and the type of pointer. */
export function detailFor(renderer: string, coarsePointer: boolean): Detail {
  if (softwareRenderer.test(renderer)) return 'software';
  return coarsePointer ? 'phone' : 'full';
}

/** Name of the WebGL renderer; empty without WebGL 2. Uses its own context, since antialiasing is fixed at creation. */
export function gpuName(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return '';
  const debugInfo = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(debugInfo ? debugInfo.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
