/** Grain of wood, plaster, cloth and paper: r is the tone, g the roughness and b the height, each around its middle. */
import * as T from 'three';

export type Grain = 'wood' | 'plaster' | 'cloth' | 'paper' | 'carpet';

/** Numbers between 0 and 1 that are the same in every run. */
export function random(seed: number): () => number {
  let a = seed * 0x9e3779b9 + 0x6d2b79f5;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 1024;
const LATTICE = 256;
const lattice = (() => {
  const next = random(7);
  return Float32Array.from({ length: LATTICE * LATTICE }, () => next());
})();
const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise that repeats after `px` and `py` cells. */
function noise(x: number, y: number, px: number, py: number, layer: number): number {
  const x0 = Math.floor(x),
    y0 = Math.floor(y),
    u = ease(x - x0),
    v = ease(y - y0);
  const at = (i: number, j: number) =>
    lattice[
      (((((j % py) + py) % py) + layer * 37) % LATTICE) * LATTICE + (((((i % px) + px) % px) + layer * 91) % LATTICE)
    ];
  const a = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * u,
    b = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * u;
  return a + (b - a) * v;
}
/** Sum of noises, each twice as fine and half as strong; u and v run from 0 to 1 over the texture. */
function cloud(u: number, v: number, px: number, py: number, octaves: number, layer: number): number {
  let sum = 0,
    weight = 0;
  for (let k = 0; k < octaves; k++) {
    const f = 2 ** k,
      w = 0.5 ** k;
    sum += noise(u * px * f, v * py * f, px * f, py * f, layer + k) * w;
    weight += w;
  }
  return sum / weight;
}

/** Tone, roughness and height at a point of the texture. */
const GRAINS: Record<Grain, (u: number, v: number) => [number, number, number]> = {
  // grain along u: year rings that wander, long fibres, short dark pores
  wood: (u, v) => {
    const wander = cloud(u, v, 2, 4, 3, 1),
      ring = 0.5 + 0.5 * Math.sin((v * 9 + wander * 3.4) * 2 * Math.PI),
      band = cloud(u, v, 1, 7, 2, 5),
      fibre = cloud(u, v, 6, 128, 2, 9),
      pore = noise(u * 40, v * 256, 40, 256, 13);
    const dark = pore > 0.8 ? (pore - 0.8) * 2.6 : 0;
    const tone = 0.36 + 0.2 * ring ** 0.7 + 0.3 * (band - 0.5) + 0.42 * (fibre - 0.5) + 0.14 - dark;
    return [tone, 0.5 + (fibre - 0.5) * 0.5 + dark * 0.6, 0.5 + (fibre - 0.5) * 0.5 - dark];
  },
  plaster: (u, v) => {
    const broad = cloud(u, v, 3, 3, 4, 2),
      fine = cloud(u, v, 64, 64, 2, 8);
    return [0.5 + (broad - 0.5) * 0.22, 0.5, 0.5 + (fine - 0.5) * 0.9 + (broad - 0.5) * 0.2];
  },
  cloth: (u, v) => {
    const over = Math.sin(u * 128 * Math.PI) * Math.sin(v * 128 * Math.PI),
      fuzz = cloud(u, v, 128, 128, 1, 4),
      broad = cloud(u, v, 5, 5, 3, 6);
    return [0.5 + over * 0.16 + (fuzz - 0.5) * 0.3 + (broad - 0.5) * 0.3, 0.5, 0.5 + over * 0.4 + (fuzz - 0.5) * 0.3];
  },
  // edges of leaves, along u
  paper: (u, v) => {
    const leaf = noise(u * 2, v * 256, 2, 256, 3),
      broad = cloud(u, v, 2, 12, 2, 7);
    return [0.5 + (leaf - 0.5) * 0.8 + (broad - 0.5) * 0.4, 0.5, 0.5 + (leaf - 0.5) * 0.7];
  },
  carpet: (u, v) => {
    const tuft = cloud(u, v, 96, 96, 2, 11),
      broad = cloud(u, v, 4, 4, 3, 12);
    return [0.5 + (tuft - 0.5) * 0.9 + (broad - 0.5) * 0.35, 0.5, tuft];
  },
};

const made = new Map<Grain, T.DataTexture>();
export function grainTexture(grain: Grain): T.DataTexture {
  const old = made.get(grain);
  if (old) return old;
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let j = 0, o = 0; j < SIZE; j++)
    for (let i = 0; i < SIZE; i++, o += 4) {
      const [tone, rough, height] = GRAINS[grain](i / SIZE, j / SIZE);
      data.set(
        [tone, rough, height, 1].map((x) => Math.round(255 * Math.min(1, Math.max(0, x)))),
        o,
      );
    }
  const texture = new T.DataTexture(data, SIZE, SIZE);
  texture.wrapS = texture.wrapT = T.RepeatWrapping;
  texture.magFilter = T.LinearFilter;
  texture.minFilter = T.LinearMipmapLinearFilter;
  texture.anisotropy = 2;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  made.set(grain, texture);
  return texture;
}
