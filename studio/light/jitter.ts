/** Evenly spread points, by which the samples of a still differ. */

export const halton = (i: number, b: number): number => {
  let f = 1,
    r = 0;
  for (let k = i; k > 0; k = Math.floor(k / b)) {
    f /= b;
    r += f * (k % b);
  }
  return r;
};
/** The i-th of evenly spread points on a disk. */
export const onDisk = (i: number, b: number, c: number): [number, number] => {
  const r = Math.sqrt(halton(i, b)),
    a = 2 * Math.PI * halton(i, c);
  return [r * Math.cos(a), r * Math.sin(a)];
};
