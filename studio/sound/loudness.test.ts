import { describe, expect, test } from 'vitest';
import { loudness, truePeak } from './loudness.ts';

const sine = (hertz: number, decibels: number, rate: number, phase = 0) =>
  Float32Array.from(
    { length: 2 * rate },
    (_, i) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * (hertz * i)) / rate + phase),
  );

describe.each([24_000, 48_000])('at %d Hz', (rate) => {
  test('a sine of 997 Hz has the loudness that BS.1770 states', () => {
    const tone = sine(997, -23, rate);
    expect(loudness([tone, tone], rate)).toBeCloseTo(-23, 1);
    expect(loudness([tone, new Float32Array(tone.length)], rate)).toBeCloseTo(-26, 1);
  });

  test('silence around a sound does not count', () => {
    const tone = sine(997, -20, rate);
    const padded = new Float32Array(3 * tone.length);
    padded.set(tone, tone.length);
    expect(Math.abs(loudness([padded, padded], rate) + 20)).toBeLessThan(0.7);
    expect(loudness([new Float32Array(rate)], rate)).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a peak between two samples is found', () => {
    const tone = sine(rate / 4, -6, rate, Math.PI / 4);
    expect(truePeak([tone])).toBeCloseTo(-6, 0);
  });
});
