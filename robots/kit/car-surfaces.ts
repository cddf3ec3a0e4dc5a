/** Shared by the surfaces of all cars: +Z forward, Y up, the left half x > 0. */
import type { Surface } from './patch.ts';

/**
 * A greenhouse across the car: w from -1 (right rail) to 1 (left rail). On the given half v is 1 at the rail and 2 in
 * the middle.
 */
export const across = (cabin: Surface): Surface =>
  (z, w) => {
    const [x, y, depth] = cabin(z, 2 - Math.abs(w));
    return [w < 0 ? -x : x, y, depth];
  };
/** Returns v at which a body reaches the arch of radius r around a wheel at zw, `axle` high; `least` outside. */
export const wheelArch = (body: Surface, axle: number, least: number) => (zw: number, r: number) => (z: number) => {
  const square = r * r - (z - zw) * (z - zw);
  if (square <= 0) return least;
  const top = axle + Math.sqrt(square);
  let [low, high] = [0, 2];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (body(z, middle)[1] < top) low = middle;
    else high = middle;
  }
  return Math.max(least, low);
};
