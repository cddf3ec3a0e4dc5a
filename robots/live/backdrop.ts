import * as T from 'three';

/** Custom properties of a stage: the glow behind the robot and the color it fades to, as in its CSS background. */
const [glow, edge] = ['--stage-glow', '--stage-edge'];
/** Shares of the stage: center of the glow from left and top, and its radius to each side. */
const middle = [0.5, 0.46] as const;
const reach = [0.6, 0.7] as const;

/**
 * Draws the stage's background on the canvas, so that the canvas can be opaque. This saves the browser from compositing
 * what lies below: a fifth of a frame with software rendering.
 */
export class Backdrop {
  readonly mesh: T.Mesh<T.BufferGeometry, T.ShaderMaterial>;
  #canvas: HTMLCanvasElement;
  #stale = true;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    const corners = [-1, -1, 1, 3, -1, 1, -1, 3, 1];
    this.mesh = new T.Mesh(
      new T.BufferGeometry().setAttribute('position', new T.Float32BufferAttribute(corners, 3)),
      new T.ShaderMaterial({
        uniforms: {
          glow: { value: new T.Vector3() },
          edge: { value: new T.Vector3() },
          middle: { value: new T.Vector2() },
          reach: { value: new T.Vector2() },
        },
        // At the far plane, so that no pixel is drawn behind the robot.
        vertexShader:
          'varying vec2 at; void main() { at = vec2(position.x, -position.y) * 0.5 + 0.5; gl_Position = vec4(position.xy, 1, 1); }',
        fragmentShader:
          'uniform vec3 glow, edge; uniform vec2 middle, reach; varying vec2 at; void main() { gl_FragColor = vec4(mix(glow, edge, min(1.0, length((at - middle) / reach))), 1); }',
        depthWrite: false,
        toneMapped: false,
      }),
    );
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  static isDefinedFor(canvas: HTMLCanvasElement): boolean {
    return getComputedStyle(canvas).getPropertyValue(edge) !== '';
  }

  /** Call it when the lighting or the size has changed. Styles are read again before the next frame. */
  invalidate(): void {
    this.#stale = true;
  }

  /** Call it before each frame. */
  update(): void {
    if (!this.#stale) return;
    this.#stale = false;
    const { offsetLeft, offsetTop, clientWidth, clientHeight, parentElement } = this.#canvas;
    const style = getComputedStyle(this.#canvas);
    const { uniforms } = this.mesh.material;
    const [width, height] = [parentElement?.clientWidth || 1, parentElement?.clientHeight || 1];
    uniforms.glow?.value.fromArray(colorOf(style.getPropertyValue(glow)));
    uniforms.edge?.value.fromArray(colorOf(style.getPropertyValue(edge)));
    uniforms.middle?.value.set(
      (middle[0] * width - offsetLeft) / clientWidth,
      (middle[1] * height - offsetTop) / clientHeight,
    );
    uniforms.reach?.value.set((reach[0] * width) / clientWidth, (reach[1] * height) / clientHeight);
  }
}

/** Red, green and blue, 0 to 1, of any CSS color. */
function colorOf(cssColor: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [0, 0, 0];
  context.fillStyle = cssColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((value) => value / 255);
}
