/** The floor: shows shadows, occlusion and a reflection. It is transparent; the background is added later. */
import * as T from 'three';
import { occ } from '#robots/materials.ts';

const VERTEX = `varying vec3 wP; uniform mat4 reflM; varying vec4 rP;
void main() { wP=(modelMatrix*vec4(position,1.)).xyz; rP=reflM*vec4(wP,1.);`;
const UNIFORMS = `varying vec3 wP; varying vec4 rP; uniform sampler2D tOcc,tRefl; uniform vec2 occInv; uniform float reflK,shadowK,fade;
void main() {`;
const SHADE = /* glsl */ `
  float fadeR = 1. - smoothstep(fade*.42, fade, length(wP.xz));
  float sh = (1. - getShadowMask()) * shadowK * fadeR;
  float aoS = 0., aoN = 0.;
  for (int i = 0; i < 28; i++) {
    float f = float(i) + .5, r = sqrt(f/28.) * .011, a = f * 2.399963;
    vec2 q = gl_FragCoord.xy*occInv + vec2(cos(a)*r, sin(a)*r*occInv.y/occInv.x);
    vec4 o = texture2D(tOcc, q); float k = dot(abs(o.rgb), vec3(1.)) < 1e-3 ? 1. : 0.; aoS += o.a*k; aoN += k;
  }
  float ao = mix(1., aoN > 0. ? aoS/aoN : texture2D(tOcc, gl_FragCoord.xy*occInv).a, fadeR);
  float lit = (1. - sh) * clamp(ao, 0., 1.);
  vec3 Vd = normalize(cameraPosition - wP); float F = reflK * mix(.45, 1., pow(1. - Vd.y, 2.)) * fadeR;
  vec2 ru = rP.xy / rP.w; // beyond the mirror camera's picture there is nothing to repeat
  F *= smoothstep(0., .03, min(min(ru.x, 1. - ru.x), min(ru.y, 1. - ru.y)));
  vec4 rf = texture2D(tRefl, ru);
  gl_FragColor = vec4(rf.rgb * F, 1. - lit * (1. - rf.a * F));`;

export class Floor {
  mesh: T.Mesh;
  uniforms = {
    tRefl: { value: null as T.Texture | null },
    reflM: { value: new T.Matrix4() },
    reflK: { value: 0 },
    shadowK: { value: 0.5 },
    fade: { value: 6 },
  };
  constructor() {
    const m = new T.ShadowMaterial({ transparent: true, depthWrite: false });
    m.blending = T.CustomBlending;
    m.blendSrc = T.OneFactor;
    m.blendDst = T.OneMinusSrcAlphaFactor;
    m.premultipliedAlpha = true;
    m.onBeforeCompile = (s) => {
      Object.assign(s.uniforms, occ, this.uniforms);
      s.vertexShader = s.vertexShader.replace('void main() {', VERTEX);
      s.fragmentShader = s.fragmentShader
        .replace('void main() {', UNIFORMS)
        .replace(/gl_FragColor = vec4\( color.*;/, SHADE);
    };
    this.mesh = new T.Mesh(new T.PlaneGeometry(60, 60).rotateX(-Math.PI / 2), m);
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = -1;
  }
  /** Places the mirror camera for one sample. Tilting the mirror's normal blurs the reflection with distance. */
  mirror(camera: T.PerspectiveCamera, tiltX: number, tiltZ: number): T.PerspectiveCamera {
    const n = new T.Vector3(tiltX, 1, tiltZ).normalize();
    const across = (p: T.Vector3) => p.clone().addScaledVector(n, -2 * n.dot(p));
    const c = camera.clone();
    c.clearViewOffset();
    c.position.copy(across(camera.position));
    c.up.copy(across(new T.Vector3(0, 1, 0).applyQuaternion(camera.quaternion)));
    c.lookAt(across(camera.position.clone().add(new T.Vector3(0, 0, -1).applyQuaternion(camera.quaternion))));
    c.updateMatrixWorld();
    this.uniforms.reflM.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(c.projectionMatrix)
      .multiply(c.matrixWorldInverse);
    return c;
  }
}
