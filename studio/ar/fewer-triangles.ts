/** Fewer triangles for phones: parts are simplified until they fit a number of points. */
import { type SimplifierFlags, MeshoptSimplifier as simplifier } from 'meshoptimizer/simplifier';

export interface Part {
  joint: string;
  slot: string;
  position: Float32Array;
  normal: Float32Array;
  index: Uint32Array;
}

/** The weight of a turned normal beside a moved surface. */
const NORMAL_WEIGHT = 0.1;
/** Materials that carry the look of a robot, and those of small or hidden parts. */
const FACES = /^(paint2?|gloss|trim|glass|window|clear|dome)$/,
  SIGNS = /^(glow2?|lamp|tail|decal|decalDark)$/;

/** The accuracy that a part needs, compared with the others: faces are looked at most, and a light is small. */
const exactness = ({ joint, slot }: Part): number =>
  (joint === 'head' ? 0.35 : 1) * (SIGNS.test(slot) ? 0.4 : FACES.test(slot) ? 0.7 : 1.6);

/** Simplifies all parts to one coarseness, in units of the model. */
function simplifyTo(parts: readonly Part[], error: number): Part[] {
  return parts.flatMap((part) => {
    const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT],
      flags: SimplifierFlags[] = ['ErrorAbsolute', 'Permissive', ...(SIGNS.test(part.slot) ? [] : ['Prune' as const])],
      [index] = simplifier.simplifyWithAttributes(
        part.index,
        part.position,
        3,
        part.normal,
        3,
        weights,
        null,
        0,
        error * exactness(part),
        flags,
      );
    return index.length ? [compact({ ...part, index })] : [];
  });
}

function compact(part: Part): Part {
  const index = part.index.slice(),
    [places, count] = simplifier.compactMesh(index),
    position = new Float32Array(count * 3),
    normal = new Float32Array(count * 3);
  places.forEach((to, from) => {
    if (to === 0xffffffff) return;
    position.set(part.position.subarray(from * 3, from * 3 + 3), to * 3);
    normal.set(part.normal.subarray(from * 3, from * 3 + 3), to * 3);
  });
  return { ...part, position, normal, index };
}

const pointsOf = (parts: readonly Part[]): number => parts.reduce((sum, { position }) => sum + position.length / 3, 0);

/** Coarseness that nobody sees, from which on the right one is searched, and the greatest. */
const FINE = 0.001,
  COARSE = 0.03;
/** The share of the allowed points that is enough. */
const FULL = 0.94;
const TRIES = 5;

/** Simplifies parts to at most so many points, and not much fewer. */
export async function simplifyParts(parts: readonly Part[], points: number): Promise<Part[]> {
  await simplifier.ready;
  const fine = simplifyTo(parts, FINE);
  if (pointsOf(fine) <= points) return fine;
  let low = FINE,
    high = COARSE,
    best: Part[] | undefined;
  for (let i = 0; i < TRIES && (!best || pointsOf(best) < points * FULL); i++) {
    const error = Math.sqrt(low * high),
      simplified = simplifyTo(fine, error);
    if (pointsOf(simplified) > points) low = error;
    else {
      best = simplified;
      high = error;
    }
  }
  return best ?? simplifyTo(fine, high);
}
