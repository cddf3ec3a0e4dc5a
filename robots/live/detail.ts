/** Level of detail: `full` for GPUs, `phone` for those of phones, `software` for software rendering. */
export type Detail = 'full' | 'phone' | 'software';

interface DetailSettings {
  /** Most triangles, and fewer while moving where `moving` is given. */
  triangles: number;
  moving?: number;
  pixels: number;
  /** Frame time that is too slow, in ms, and how many steps below the best the resolution starts. */
  pace: [slow: number, below: number];
  environment: number;
}

/**
 * Software rendering cannot draw more pixels thirty times a second. Each change of its resolution costs three frames,
 * so it starts low.
 */
export const detailSettings: Record<Detail, DetailSettings> = {
  full: { triangles: 200_000, pixels: Number.POSITIVE_INFINITY, pace: [26, 0], environment: 128 },
  phone: { triangles: 80_000, pixels: Number.POSITIVE_INFINITY, pace: [26, 0], environment: 128 },
  software: { triangles: 60_000, moving: 10_000, pixels: 40_000, pace: [33, 2], environment: 64 },
};

/**
 * Pixels drawn for each pixel of the page, along an edge, below which a moving robot is a mosaic, and for visitors who
 * want it even so. Frames that take longer than `tooSlow` ms are not worth watching.
 */
export const resolutionFloor = { wanted: 0.6, accepted: 0.4 };
export const tooSlow = 60;

const softwareRenderer = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function detailFor(renderer: string, coarsePointer: boolean): Detail {
  if (softwareRenderer.test(renderer)) return 'software';
  return coarsePointer ? 'phone' : 'full';
}

/** True if a moving robot would be a mosaic on a canvas of this size. */
export function isMosaic(renderer: string, { clientWidth, clientHeight }: Element): boolean {
  const { pixels } = detailSettings[detailFor(renderer, false)];
  return Math.sqrt(pixels / (clientWidth * clientHeight)) < resolutionFloor.wanted;
}

/** Name of the WebGL renderer; undefined without WebGL 2. Uses its own context: antialiasing is fixed at creation. */
export function gpuName(): string | undefined {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return undefined;
  const debugInfo = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(debugInfo ? debugInfo.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
