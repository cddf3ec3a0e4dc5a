/** Loudness of a sound as ITU-R BS.1770-4 measures it, for two channels. */

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two K filters, for any sampling rate (from the analog prototypes of the standard's filters at 48 kHz). */
function kFilters(rate: number): Biquad[] {
  const shelf = { f: 1681.974450955533, g: 3.999843853973347, q: 0.7071752369554196 };
  const k = Math.tan((Math.PI * shelf.f) / rate);
  const [vh, vb] = [10 ** (shelf.g / 20), 10 ** ((shelf.g / 20) * 0.4996667741545416)];
  const a0 = 1 + k / shelf.q + k * k;
  const high: Biquad = [
    (vh + (vb * k) / shelf.q + k * k) / a0,
    (2 * (k * k - vh)) / a0,
    (vh - (vb * k) / shelf.q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / shelf.q + k * k) / a0,
  ];
  const pass = { f: 38.13547087602444, q: 0.5003270373238773 };
  const l = Math.tan((Math.PI * pass.f) / rate);
  const c0 = 1 + l / pass.q + l * l;
  return [high, [1, -2, 1, (2 * (l * l - 1)) / c0, (1 - l / pass.q + l * l) / c0]];
}

function filtered(x: Float32Array | Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  const y = new Float64Array(x.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [i, x0] of x.entries()) {
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x0;
    y2 = y1;
    y1 = y0;
    y[i] = y0;
  }
  return y;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness in LUFS; -Infinity for silence. */
export function loudness(channels: readonly Float32Array[], rate: number): number {
  const weighted = channels.map((channel) => kFilters(rate).reduce<Float32Array | Float64Array>(filtered, channel));
  const [block, hop] = [Math.round(0.4 * rate), Math.round(0.1 * rate)];
  const powers: number[] = [];
  for (let from = 0; from + block <= (weighted[0]?.length ?? 0); from += hop)
    powers.push(
      weighted.reduce((sum, channel) => {
        let squares = 0;
        for (let i = from; i < from + block; i++) squares += (channel[i] ?? 0) ** 2;
        return sum + squares / block;
      }, 0),
    );
  const mean = (of: number[]) => of.reduce((sum, power) => sum + power, 0) / of.length;
  const heard = powers.filter((power) => toLufs(power) > -70);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(heard)) - 10;
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)));
}

const taps = 24;
/** Weights of the samples around a point a quarter, a half and three quarters of the way to the next sample. */
const between = [0.25, 0.5, 0.75].map((shift) =>
  Array.from({ length: taps }, (_, i) => {
    const x = i - taps / 2 + 1 - shift;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((2 * Math.PI * x) / (taps + 1)));
  }),
);

/** Peak of the curve through the samples, four times oversampled, in dBTP. */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels)
    for (let i = 0; i < channel.length; i++) {
      const sample = Math.abs(channel[i] ?? 0);
      peak = Math.max(peak, sample);
      // Only beside a high sample can the curve be higher than the peak.
      if (sample < peak * 0.5) continue;
      for (const weights of between)
        peak = Math.max(
          peak,
          Math.abs(weights.reduce((sum, weight, k) => sum + weight * (channel[i + k - taps / 2 + 1] ?? 0), 0)),
          Math.abs(weights.reduce((sum, weight, k) => sum + weight * (channel[i + k - taps / 2] ?? 0), 0)),
        );
    }
  return 20 * Math.log10(peak);
}
