/** Things beside the robots, built like them: in ink and signal orange, with the brand's mark. */
import type * as T from 'three';
import { Assembly } from '#robots/assembly.ts';
import { type Kit, type Mat, P, points2, type V2, type V3 } from '#robots/kit/place.ts';
import { Soup } from '#robots/kit/triangles.ts';
import { makeMaterials, type Palette } from '#robots/materials.ts';
import { Rig, type Robot } from '#robots/rig.ts';

export const INK: Palette = { paint: '#1b1e25', paint2: '#ff5426', trim: '#c9ccd2', glow: '#ff5426', decal: '#ff5426' };

/** A surface between two parameters from 0 to 1, in steps. */
export function sheet(at: (u: number, v: number) => V3, columns: number, rows: number, flip = false): T.BufferGeometry {
  const soup = new Soup();
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [a, b, c, d] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ].map(([x, y]) => at(x / columns, y / rows)) as [V3, V3, V3, V3];
      if (flip) soup.quad(d, c, b, a);
      else soup.quad(a, b, c, d);
    }
  return soup.done(60);
}

const letter: V2[][] = [
  points2('-0.5,-0.5 -0.26,-0.5 -0.26,0.5 -0.5,0.5'),
  points2('-0.16,0 0.22,-0.5 0.52,-0.5 0.14,0'),
  points2('-0.16,0 0.14,0 0.52,0.5 0.22,0.5'),
];

/** The brand's mark on a surface, which gets the place of a point in units of the mark's height. */
export const mark = (at: (x: number, y: number) => V3): Kit =>
  letter.map(([a, b, c, d]) =>
    P(
      sheet(
        (u, v) => {
          const between = (k: 0 | 1) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (d[k] * (1 - u) + c[k] * u) * v;
          return at(between(0), between(1));
        },
        16,
        24,
      ),
      'decal',
    ),
  );

/** A mark of this height around an upright cylinder. */
export const markAround = (radius: number, height: number, y: number): Kit =>
  mark((u, v) => [radius * Math.sin((u * height) / radius), y + v * height, radius * Math.cos((u * height) / radius)]);

export function build(parts: Kit, palette = INK, isCloth = false): Robot {
  const assembly = new Assembly(new Rig()),
    materials = makeMaterials(palette);
  if (isCloth)
    for (const name of ['paint', 'paint2'] as const satisfies Mat[])
      Object.assign(materials[name], { clearcoat: 0, metalness: 0, roughness: 0.86 });
  assembly.add({ root: parts });
  return { ...assembly.finish(materials), poses: {} };
}
