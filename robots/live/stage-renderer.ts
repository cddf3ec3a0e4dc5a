import * as T from 'three';

/**
 * Creates a renderer; without `alpha` its canvas is opaque. Throws without WebGL 2, and while it draws where a material
 * cannot be drawn.
 */
export function rendererOn(
  canvas: HTMLCanvasElement,
  { antialias, alpha }: { antialias: boolean; alpha: boolean },
): T.WebGLRenderer {
  const settings: WebGLContextAttributes = { antialias, alpha, stencil: false, powerPreference: 'high-performance' };
  // Three itself always requests an alpha channel, so the context is created here.
  const context = canvas.getContext('webgl2', settings);
  if (!context) throw new Error('no WebGL 2');
  canvas.toggleAttribute('data-opaque', !alpha);
  const renderer = new T.WebGLRenderer({ canvas, context, ...settings });
  // Three itself would go on without the part, and a robot of one material would not be seen at all.
  renderer.debug.onShaderError = (gl, program) => {
    if (!gl.isContextLost()) throw new Error(`a shader does not link: ${gl.getProgramInfoLog(program)}`);
  };
  return renderer;
}
