/** Materials as viewers on phones know them. */
import { Color } from 'three';
import { type ArRobot, SHAPES, type Shape } from './ar-robot.ts';

export interface Finish {
  /** Linear, from 0 to 1. */
  color: [number, number, number];
  emissive: [number, number, number];
  metallic: number;
  roughness: number;
  opacity: number;
  clearcoat: number;
  clearcoatRoughness: number;
  doubleSided: boolean;
}

/** The finish of a material in a shape: some lights dim with the transformation. */
export function finishOf({ materials, glow }: Pick<ArRobot, 'materials' | 'glow'>, slot: string, shape: Shape): Finish {
  const material = materials[slot];
  if (!material) throw new Error(`there is no material ${slot}`);
  const steps = glow[slot] ?? [],
    strength = steps[Math.round(SHAPES[shape] * (steps.length - 1))] ?? material.emissiveIntensity,
    lit = rgb(material.emissive).map((x) => Math.min(1, x * strength)) as Finish['emissive'];
  return {
    color: asPrinted(rgb(material.color)),
    emissive: lit,
    metallic: material.metalness,
    roughness: material.roughness,
    opacity: material.transparent ? material.opacity : 1,
    clearcoat: material.clearcoat,
    clearcoatRoughness: material.clearcoatRoughness,
    doubleSided: material.side !== 0,
  };
}

/**
 * The hue that a colour takes in photographs, at its own brightness: their film (ACES) turns orange to yellow, which
 * viewers with a neutral one would not.
 */
function asPrinted(color: Rgb): Rgb {
  const brightness = Math.max(...color);
  if (brightness === 0) return color;
  const bright = color.map((x) => x / brightness) as Rgb,
    onFilm = times(FILM, bright).map(
      (x) => (x * (x + 0.0245786) - 0.000090537) / (x * (0.983729 * x + 0.432951) + 0.238081),
    ),
    printed = times(PRINT, onFilm as Rgb).map((x) => Math.max(0, x)),
    most = Math.max(...printed);
  return printed.map((x) => (x / most) * brightness) as Rgb;
}

type Rgb = [number, number, number];
/** From linear sRGB into the colours of the film, and back. */
const FILM = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
] as const;
const PRINT = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
] as const;
const times = (matrix: typeof FILM | typeof PRINT, [r, g, b]: Rgb): Rgb =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as Rgb;

const rgb = (hex: number): [number, number, number] => {
  const { r, g, b } = new Color(hex);
  return [r, g, b];
};

/** How bright a point is by how open it lies: corners keep some light, as they get some from what is around them. */
export const lightAt = (openness: number): number => 0.3 + 0.7 * openness ** 0.7;
