/**
 * How finely a robot is drawn: for graphics processors, for those of phones, and where the processor does their work.
 */
export type Detail = 'full' | 'phone' | 'light';

/** The most triangles of each, and of what moves where those are fewer. */
export const triangleBudget: Record<Detail, { triangles: number; moving?: number }> = {
  full: { triangles: 200_000 },
  phone: { triangles: 80_000 },
  light: { triangles: 60_000, moving: 10_000 },
};

/**
 * The most points that a moving picture has in each: a processor that draws thirty of them a second can draw no more.
 */
export const pointBudget: Record<Detail, number> = {
  full: Number.POSITIVE_INFINITY,
  phone: Number.POSITIVE_INFINITY,
  light: 40_000,
};

/**
 * Milliseconds after which a frame is too slow, and by how many steps the resolution begins below the best: where the
 * processor draws, each change of it costs three frames.
 */
export const paceOf: Record<Detail, [slow: number, below: number]> = { full: [26, 0], phone: [26, 0], light: [33, 2] };

const inSoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Chooses by the name of the drawing machine, and by whether a finger points. */
export function detailFor(renderer: string, coarsePointer: boolean): Detail {
  if (inSoftware.test(renderer)) return 'light';
  return coarsePointer ? 'phone' : 'full';
}

/**
 * Name of what draws in this browser; empty without WebGL 2. Asked before a picture is made, as its smooth edges cannot
 * be given up later.
 */
export function gpuName(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return '';
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
