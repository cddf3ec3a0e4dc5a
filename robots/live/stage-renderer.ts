import * as T from 'three';

/** Creates a renderer; without `alpha` its canvas is opaque. Throws without WebGL 2. */
export function rendererOn(
  canvas: HTMLCanvasElement,
  options: { antialias: boolean; alpha: boolean; xrCompatible?: boolean },
): T.WebGLRenderer {
  const settings: WebGLContextAttributes = { ...options, stencil: false, powerPreference: 'high-performance' };
  // Three itself always requests an alpha channel, so the context is created here.
  const context = canvas.getContext('webgl2', settings);
  if (!context) throw new Error('no WebGL 2');
  canvas.toggleAttribute('data-opaque', !options.alpha);
  const renderer = new T.WebGLRenderer({ canvas, context, ...settings });
  renderer.toneMapping = T.ACESFilmicToneMapping;
  return renderer;
}

export function disposeMeshes(scene: T.Scene): void {
  scene.traverse((o) => {
    if (!(o instanceof T.Mesh)) return;
    o.geometry.dispose();
    (o.material as T.Material).dispose();
  });
}
