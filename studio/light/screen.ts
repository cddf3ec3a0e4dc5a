/** Draws a full-screen quad with a material into a target or the canvas. */
import * as T from 'three';

export class Screen {
  #quad = new T.Mesh(new T.PlaneGeometry(2, 2));
  #scene = new T.Scene();
  #camera = new T.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  #renderer: T.WebGLRenderer;
  constructor(renderer: T.WebGLRenderer) {
    this.#renderer = renderer;
    this.#quad.frustumCulled = false;
    this.#scene.add(this.#quad);
  }
  draw(material: T.Material, target: T.WebGLRenderTarget | null): void {
    this.#quad.material = material;
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(this.#scene, this.#camera);
  }
  add(material: T.Material, target: T.WebGLRenderTarget): void {
    this.#renderer.autoClear = false;
    this.draw(material, target);
    this.#renderer.autoClear = true;
  }
}

export const SCREEN_VERTEX = 'varying vec2 q; void main(){ q=uv; gl_Position=vec4(position.xy,0.,1.); }';
/** A material that adds a weighted picture to the target. */
export const summing = (texture: T.Texture, weight: number): T.ShaderMaterial =>
  new T.ShaderMaterial({
    uniforms: { t: { value: texture }, k: { value: weight } },
    blending: T.CustomBlending,
    blendSrc: T.OneFactor,
    blendDst: T.OneFactor,
    blendSrcAlpha: T.OneFactor,
    blendDstAlpha: T.OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    vertexShader: SCREEN_VERTEX,
    // the limit keeps single fireflies from surviving the average
    fragmentShader:
      'varying vec2 q; uniform sampler2D t; uniform float k; void main(){ vec4 c=texture2D(t,q); c.rgb=min(c.rgb, vec3(12.)); gl_FragColor=c*k; }',
  });
export const target = (w: number, h: number, type: T.TextureDataType): T.WebGLRenderTarget =>
  new T.WebGLRenderTarget(w, h, { type, minFilter: T.NearestFilter, magFilter: T.NearestFilter });
