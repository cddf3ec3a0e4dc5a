/** Materials of props: a colour, a gloss and a grain. They share the robots' shading of corners. */
import * as T from 'three';
import { occ, patchShader } from '#robots/materials.ts';
import { type Grain, grainTexture } from './textures.ts';

export interface Stuff {
  color: string;
  rough?: number;
  metal?: number;
  coat?: number;
  /** Light that it gives off, as a multiple of its colour. */
  glow?: number;
  /** Light that comes through from behind, as a multiple of its colour. */
  through?: number;
  grain?: Grain;
  /** Colour of the grain's dark parts. */
  dark?: string;
  /** Length of one repetition of the grain, in units. */
  repeat?: [number, number];
  bump?: number;
  /** Reflects the scene like the surface that it lies in: the plane y = 0. */
  mirror?: boolean;
  /** A large even surface, on which the darkening is smoothed. */
  flat?: boolean;
  twoSided?: boolean;
  sheen?: string;
}

/** Shared uniforms of the mirror in the plane y = 0. */
export const mirror = {
  tRefl: { value: null as T.Texture | null },
  reflM: { value: new T.Matrix4() },
  reflK: { value: 0 },
};

const GRAIN_PARS = `varying vec3 vTex; uniform sampler2D tGrain;
uniform vec3 grainDark; uniform vec2 grainScale; uniform float grainBump;
vec4 grainAt(vec3 p) { vec3 n = abs(cross(dFdx(p), dFdy(p)));
  vec2 q = n.y >= max(n.x, n.z) ? p.xz : n.z >= n.x ? p.xy : p.zy; return texture2D(tGrain, q * grainScale); }
vec4 grain;`;
/** Mean of the darkening around, as far as it faces the same way. */
const SMOOTH = /* glsl */ `vec4 oc = texture2D(tOcc, gl_FragCoord.xy * occInv);
          { vec3 d = normalize(oc.rgb + 1e-4); vec4 all = oc; float n = 1.;
            for (int i = 0; i < 20; i++) {
              float f = float(i) + .5, r = sqrt(f / 20.) * .02, a = f * 2.399963;
              vec2 q = gl_FragCoord.xy * occInv + vec2(cos(a) * r * occInv.x / occInv.y, sin(a) * r);
              vec4 o = texture2D(tOcc, q);
              float k = smoothstep(.8, .95, dot(normalize(o.rgb + 1e-4), d)); all += o * k; n += k; }
            oc = all / n; }`;
const MIRROR = /* glsl */ `
  { vec2 ru = rP.xy / rP.w; vec3 V = normalize(vViewPosition);
    float F = reflK * (.045 + .955 * pow(1. - clamp(dot(V, normal), 0., 1.), 5.)) * (grainGloss)
      * smoothstep(0., .04, min(min(ru.x, 1. - ru.x), min(ru.y, 1. - ru.y)));
    // a rough surface blurs what it mirrors; few samples alone would show each reflection by itself
    vec3 seen = vec3(0.); float start = 6.2832 * fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(.06711, .00584))));
    for (int i = 0; i < 10; i++) {
      float r = sqrt((float(i) + .5) / 10.) * .011, a = start + float(i) * 2.399963;
      seen += texture2D(tRefl, clamp(ru + r * vec2(cos(a), sin(a)), .002, .998)).rgb; }
    outgoingLight = mix(outgoingLight, seen / 10., clamp(F, 0., 1.)); }
#include <opaque_fragment>`;

function patch(m: T.MeshPhysicalMaterial, s: Stuff): void {
  const robots = m.onBeforeCompile;
  const [ru, rv] = s.repeat ?? [6, 3];
  m.onBeforeCompile = (shader, renderer) => {
    robots.call(m, shader, renderer);
    Object.assign(shader.uniforms, occ);
    const head = '#include <common>';
    if (s.grain) {
      Object.assign(shader.uniforms, {
        tGrain: { value: grainTexture(s.grain) },
        grainDark: { value: new T.Color(s.dark ?? s.color) },
        grainScale: { value: new T.Vector2(1 / ru, 1 / rv) },
        grainBump: { value: s.bump ?? 0 },
      });
      shader.vertexShader = shader.vertexShader
        .replace(head, `${head}\nattribute vec3 tex; varying vec3 vTex;`)
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvTex = tex;');
      shader.fragmentShader = shader.fragmentShader
        .replace(head, `${head}\n${GRAIN_PARS}`)
        .replace(
          '#include <color_fragment>',
          `grain = grainAt(vTex); diffuseColor.rgb *= .72 + .56 * grain.r;
            diffuseColor.rgb = mix(grainDark * (.72 + .56 * grain.r), diffuseColor.rgb, clamp(grain.r * 2., 0., 1.));`,
        )
        .replace(
          '#include <metalnessmap_fragment>',
          'roughnessFactor = clamp(roughnessFactor + (grain.g - .5) * .5, .04, 1.);\n#include <metalnessmap_fragment>',
        )
        .replace(
          '#include <normal_fragment_maps>',
          /* glsl */ `{ vec3 e = -vViewPosition, sx = dFdx(e), sy = dFdy(e);
            vec3 R1 = cross(sy, normal), R2 = cross(normal, sx);
            float det = dot(sx, R1), h = grain.b * grainBump; vec3 g = sign(det) * (dFdx(h) * R1 + dFdy(h) * R2);
            normal = normalize(abs(det) * normal - g); }`,
        );
    }
    if (s.flat || s.mirror)
      shader.fragmentShader = shader.fragmentShader.replace(
        'vec4 oc = texture2D(tOcc, gl_FragCoord.xy * occInv);',
        SMOOTH,
      );
    if (s.mirror) {
      Object.assign(shader.uniforms, mirror);
      shader.vertexShader = shader.vertexShader
        .replace(head, `${head}\nuniform mat4 reflM; varying vec4 rP;`)
        .replace(
          '#include <project_vertex>',
          '#include <project_vertex>\nrP = reflM * modelMatrix * vec4(transformed, 1.);',
        );
      shader.fragmentShader = shader.fragmentShader
        .replace(head, `${head}\nuniform sampler2D tRefl; uniform float reflK; varying vec4 rP;`)
        .replace('#include <opaque_fragment>', MIRROR.replace('grainGloss', s.grain ? '1.5 - grain.g' : '1.'));
    }
  };
  m.customProgramCacheKey = () => `prop|${s.grain ?? ''}|${s.mirror ?? false}|${s.flat ?? false}`;
}

const made = new Map<string, T.MeshPhysicalMaterial>();
export function material(s: Stuff): T.MeshPhysicalMaterial {
  const key = JSON.stringify(s),
    old = made.get(key);
  if (old) return old;
  const m = new T.MeshPhysicalMaterial({
    color: s.color,
    roughness: s.rough ?? 0.7,
    metalness: s.metal ?? 0,
    clearcoat: s.coat ?? 0,
    clearcoatRoughness: 0.08,
    side: s.twoSided ? T.DoubleSide : T.FrontSide,
  });
  if (s.glow || s.through) {
    m.emissive.set(s.color);
    m.emissiveIntensity = s.glow ?? s.through ?? 0;
  }
  if (s.sheen) {
    m.sheen = 1;
    m.sheenColor.set(s.sheen);
    m.sheenRoughness = 0.5;
  }
  if (s.mirror) m.specularIntensity = 0; // its reflection comes from the mirror
  patchShader(m, 0.05, [5, 5, 5], 0);
  patch(m, s);
  made.set(key, m);
  return m;
}
