import { expect, test } from 'vitest';
import { roomLight } from './room-light.ts';

const point = (x: number, y: number, z: number) => ({ x, y, z, w: 1 }) as DOMPointReadOnly;
const estimate = (ambient: number, [red = 0, green = 0, blue = 0]: number[]) => ({
  sphericalHarmonicsCoefficients: new Float32Array(27).fill(ambient / 0.282095, 0, 3),
  primaryLightIntensity: point(red, green, blue),
  primaryLightDirection: point(0, 0.6, 0.8),
});

test('reads how bright a room is, and where its strongest light comes from', () => {
  const light = roomLight(estimate(0.8, [2, 1, 0.5]));
  expect(light.surroundings).toBeCloseTo(0.8);
  expect(light.brightness).toBe(2);
  expect(light.color.toArray()).toEqual([1, 0.5, 0.25]);
  expect(light.from.toArray()).toEqual([0, 0.6, 0.8]);
});

test('leaves the robot visible in a dark room and under the sky', () => {
  expect(roomLight(estimate(0, [0, 0, 0]))).toMatchObject({ surroundings: 0.35, brightness: 0 });
  expect(roomLight(estimate(20, [90, 90, 90]))).toMatchObject({ surroundings: 1.6, brightness: 3.2 });
});
