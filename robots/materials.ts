/**
 * Creates physical materials from a palette. All robots use the same slots. The shader has two changes: roughness
 * varies slightly over every panel, and occlusion also darkens reflections and clear coat.
 */
import * as T from 'three';
import { thinGlass } from './kit/clear-glass.ts';
import type { Mat } from './kit/place.ts';

export interface Palette {
  paint: string;
  paint2: string;
  trim: string;
  glow: string;
  glow2?: string;
  frame?: string;
  dark?: string;
  paintMetal?: number;
  decal?: string;
  gloss?: string;
}

/** Shared uniforms of the occlusion buffer. Off while the floor's reflection is drawn. */
export const occ = {
  tOcc: { value: null as T.Texture | null },
  occInv: { value: new T.Vector2(1, 1) },
  occOn: { value: 0 },
};

const NOISE = /* glsl */ `
float h31(vec3 p){ p=fract(p*.1031); p+=dot(p,p.zyx+31.32); return fract((p.x+p.y)*p.z); }
float vn(vec3 p){ vec3 i=floor(p), f=fract(p); f=f*f*(3.-2.*f);
 return mix(mix(mix(h31(i),h31(i+vec3(1,0,0)),f.x),mix(h31(i+vec3(0,1,0)),h31(i+vec3(1,1,0)),f.x),f.y),
            mix(mix(h31(i+vec3(0,0,1)),h31(i+vec3(1,0,1)),f.x),mix(h31(i+vec3(0,1,1)),h31(i+vec3(1,1,1)),f.x),f.y),f.z); }
`;

export function patchShader(
  m: T.MeshPhysicalMaterial,
  variation: number,
  streak: [number, number, number],
  flake: number,
): void {
  m.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, occ);
    s.vertexShader = s.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vObj;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvObj = position;');
    s.fragmentShader = s.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vObj;\nuniform sampler2D tOcc; uniform vec2 occInv; uniform float occOn;\n${NOISE}`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        /* glsl */ `#include <roughnessmap_fragment>
        { float b = vn(vObj*9.) - .5, c = vn(vObj*vec3(${streak.map((x) => x.toFixed(1)).join(',')})) - .5;
          roughnessFactor = clamp(roughnessFactor + ${variation.toFixed(3)}*(b + c), .04, 1.);
          ${flake > 0 ? `float fl = h31(floor(vObj*620.)); roughnessFactor = clamp(roughnessFactor + (fl-.5)*${flake.toFixed(3)}, .04, 1.); diffuseColor.rgb *= 1. + (fl-.5)*${(flake * 0.5).toFixed(3)};` : ''} }`,
      )
      // directional lights only shape form and shadow; mirror-like highlights come from the softboxes in the
      // environment
      .replace(
        '#include <lights_physical_pars_fragment>',
        T.ShaderChunk.lights_physical_pars_fragment.replace(
          'clearcoatSpecularDirect += ccIrradiance',
          'if (false) clearcoatSpecularDirect += ccIrradiance',
        ),
      )
      .replace(
        '#include <aomap_fragment>',
        /* glsl */ `
        if (occOn > 0.5) {
          vec4 oc = texture2D(tOcc, gl_FragCoord.xy * occInv);
          float ao = clamp(oc.a, 0., 1.);
          vec3 bent = length(oc.rgb) > 1e-3 ? normalize((viewMatrix*vec4(oc.rgb,0.)).xyz) : normal;
          vec3 R = reflect(-normalize(vViewPosition), normal);
          float vis = acos(clamp(sqrt(1.-ao), 0., 1.)), ang = acos(clamp(dot(bent,R),-1.,1.));
          float sp = acos(exp2(-3.32193*material.roughness*material.roughness*2.)) + .12;
          float so = smoothstep(0., 1., clamp((vis + sp - ang)/(2.*sp), 0., 1.));
          float spC = .22, soC = smoothstep(0., 1., clamp((vis + spC - ang)/(2.*spC), 0., 1.));
          // multi-bounce tint: dark corners of a yellow panel stay yellow
          vec3 al = max(material.diffuseColor, vec3(.02)), A = 2.0404*al-.3324, B = -4.7951*al+.6417, C = 2.7552*al+.6903;
          reflectedLight.indirectDiffuse *= max(vec3(ao), ((ao*A+B)*ao+C)*ao);
          reflectedLight.indirectSpecular *= mix(.28, 1., so);
          #ifdef USE_CLEARCOAT
            clearcoatSpecularIndirect *= mix(.14, 1., soC);
          #endif
        }`,
      );
  };
  m.customProgramCacheKey = () => `${variation}|${streak}|${flake}`;
}

/** Strength of lit parts. Above this, tone mapping turns their colour white. */
export const GLOW = 1.7;

export function makeMaterials(p: Palette): Record<Mat, T.MeshPhysicalMaterial> {
  const phys = (
    o: T.MeshPhysicalMaterialParameters,
    variation = 0.1,
    streak: [number, number, number] = [40, 3, 40],
    flake = 0,
  ) => {
    const m = new T.MeshPhysicalMaterial(o);
    patchShader(m, variation, streak, flake);
    return m;
  };
  const car = (color: string, metal = p.paintMetal ?? 0.15) =>
    phys({ color, metalness: metal, roughness: 0.42, clearcoat: 1, clearcoatRoughness: 0.06 }, 0.06, [5, 5, 5], 0.1);
  const glow = (c: string, k: number) =>
    phys({ color: '#05070a', emissive: c, emissiveIntensity: k, roughness: 0.3, metalness: 0 }, 0);
  const inFront = { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 };
  const decal = (color: string) => phys({ color, roughness: 0.5, metalness: 0, ...inFront }, 0.1);
  return {
    paint: car(p.paint),
    paint2: car(p.paint2),
    trim: phys({ color: p.trim, metalness: 0.75, roughness: 0.36, clearcoat: 0.4, clearcoatRoughness: 0.2 }, 0.12),
    dark: phys({ color: p.dark ?? '#0c0d10', metalness: 0.2, roughness: 0.62 }, 0.12),
    frame: phys({ color: p.frame ?? '#2b2e34', metalness: 0.82, roughness: 0.42 }, 0.07),
    steel: phys({ color: '#b9bec6', metalness: 1, roughness: 0.27 }, 0.18, [160, 4, 160]),
    brass: phys({ color: '#c9924a', metalness: 1, roughness: 0.3 }, 0.12),
    rubber: phys({ color: '#0d0d0f', metalness: 0, roughness: 0.78 }, 0.16),
    glass: phys({ color: '#05070b', metalness: 0.1, roughness: 0.05, clearcoat: 1, clearcoatRoughness: 0.02 }, 0),
    window: thinGlass({ tint: '#0d1218', cover: 0.3, opacity: 0.42 }),
    clear: thinGlass({ tint: '#eef6ff', cover: 0.04, opacity: 0.16 }),
    gloss: phys(
      { color: p.gloss ?? '#0a0b0e', metalness: 0.1, roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.05 },
      0.04,
    ),
    glow: glow(p.glow, GLOW),
    glow2: glow(p.glow2 ?? p.glow, GLOW),
    lamp: phys({ color: '#dfe6ee', emissive: '#eaf3ff', emissiveIntensity: 1.5, roughness: 0.15 }, 0),
    tail: phys({ color: '#300', emissive: '#ff1e14', emissiveIntensity: 1.6, roughness: 0.2, clearcoat: 1 }, 0),
    decal: decal(p.decal ?? '#f2f3f5'),
    decalDark: decal('#121316'),
  };
}
