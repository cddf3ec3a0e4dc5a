/** Filters of the second order, after the Audio EQ Cookbook. */

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
type Kind = 'band' | 'high' | 'low';

/** Passes a band around a frequency in Hz, or the frequencies above or below it. */
export function filtered(sound: Float32Array, rate: number, kind: Kind, hertz: number, q: number): Float32Array {
  const [b0, b1, b2, a1, a2] = coefficients(kind, (2 * Math.PI * hertz) / rate, q);
  const out = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < sound.length; i++) {
    const x = sound[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

function coefficients(kind: Kind, w: number, q: number): Coefficients {
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  const a0 = 1 + alpha;
  const feedback = [(-2 * cos) / a0, (1 - alpha) / a0] as const;
  if (kind === 'band') return [alpha / a0, 0, -alpha / a0, ...feedback];
  const side = kind === 'high' ? 1 + cos : 1 - cos;
  return [side / 2 / a0, (kind === 'high' ? -side : side) / a0, side / 2 / a0, ...feedback];
}
