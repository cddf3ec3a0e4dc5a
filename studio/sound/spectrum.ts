/** Replaces a signal of a power of two in length by its Fourier transform. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j], real[i]];
      [imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const [cos, sin] = [Math.cos((-2 * Math.PI) / size), Math.sin((-2 * Math.PI) / size)];
    for (let start = 0; start < n; start += size) {
      let [turnX, turnY] = [1, 0];
      for (let i = start; i < start + size / 2; i++) {
        const other = i + size / 2;
        const x = real[other] * turnX - imaginary[other] * turnY;
        const y = real[other] * turnY + imaginary[other] * turnX;
        real[other] = real[i] - x;
        imaginary[other] = imaginary[i] - y;
        real[i] += x;
        imaginary[i] += y;
        [turnX, turnY] = [turnX * cos - turnY * sin, turnX * sin + turnY * cos];
      }
    }
  }
}

/** Power at each multiple of `sampleRate / size`, around a sample. A full sine has a peak of 1. */
export function spectrumAt(sound: Float32Array, middle: number, size: number): Float64Array {
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < size; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size);
    real[i] = (sound[Math.round(middle) - size / 2 + i] ?? 0) * window;
  }
  transform(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, i) => (real[i] ** 2 + imaginary[i] ** 2) * (4 / size) ** 2);
}

/** The middle of the frequencies by power, in Hz; NaN in silence. */
export function centroid(power: Float64Array, sampleRate: number): number {
  const perBin = sampleRate / 2 / power.length;
  const [sum, moment] = power.reduce(([s, m], p, i) => [s + p, m + p * i * perBin], [0, 0]);
  return sum > 1e-12 ? moment / sum : Number.NaN;
}
