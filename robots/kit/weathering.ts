/** Wear for paints and bare metals: edges rubbed bright, fine brush marks along the part. */
import type * as T from 'three';

export interface Wear {
  /** Colour that shows where an edge is rubbed, and how much of the edges is (0 to 1). */
  bare: [number, number, number];
  edges: number;
  /** Depth of the brush marks in roughness and colour. */
  brush: number;
}
/** Adds wear to a material of materials.ts; call it before the material is first drawn. */
export function weather(m: T.MeshPhysicalMaterial, { bare, edges, brush }: Wear): void {
  const before = m.onBeforeCompile, key = m.customProgramCacheKey();
  m.onBeforeCompile = (s, r) => {
    before.call(m, s, r);
    // after the roughness map the base shader has its noise and the object-space position
    s.fragmentShader = s.fragmentShader.replace(
      '#include <metalnessmap_fragment>',
      /* glsl */ `#include <metalnessmap_fragment>
      { vec3 nv = normalize(vNormal);
        float bend = length(fwidth(nv)) / max(length(fwidth(vViewPosition)), 1e-5);
        float rub = smoothstep(14., 46., bend) * smoothstep(${(0.92 - edges * 0.75).toFixed(3)},
          ${(1.12 - edges * 0.75).toFixed(3)}, vn(vObj*15.)*.6 + vn(vObj*60.)*.4 + .12);
        float nick = smoothstep(.80, .86, vn(vObj*34.)*.55 + vn(vObj*9.+3.)*.45) * ${edges.toFixed(3)};
        float worn = clamp(rub + nick*.7, 0., 1.);
        float marks = vn(vObj*vec3(7.,210.,7.)) + .6*vn(vObj*vec3(19.,470.,19.)) - .8;
        diffuseColor.rgb *= 1. + marks*${(brush * 0.45).toFixed(3)};
        roughnessFactor = clamp(roughnessFactor + marks*${brush.toFixed(3)}, .08, 1.);
        diffuseColor.rgb = mix(diffuseColor.rgb, vec3(${bare.map((x) => x.toFixed(3)).join(',')}), worn);
        metalnessFactor = mix(metalnessFactor, 1., worn);
        roughnessFactor = mix(roughnessFactor, .34, worn); }`,
    );
  };
  m.customProgramCacheKey = () => `${key}|wear ${bare}|${edges}|${brush}`;
}
