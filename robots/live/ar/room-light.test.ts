import { expect, test } from 'vitest';
import { watchLight } from './room-light.ts';

const point = (x: number, y: number, z: number) => ({ x, y, z, w: 1 }) as DOMPointReadOnly;
/** The light of a room by an estimate of the device. */
async function lightOf(ambient: number, [red = 0, green = 0, blue = 0]: number[]) {
  const estimate = {
    sphericalHarmonicsCoefficients: new Float32Array(27).fill(ambient / 0.282095, 0, 3),
    primaryLightIntensity: point(red, green, blue),
    primaryLightDirection: point(0, 0.6, 0.8),
  };
  const lightIn = await watchLight({ requestLightProbe: async () => new EventTarget() } as unknown as XRSession);
  return lightIn?.({ getLightEstimate: () => estimate } as unknown as XRFrame);
}

test('reads how bright a room is, and where its strongest light comes from', async () => {
  const light = await lightOf(0.8, [2, 1, 0.5]);
  expect(light?.surroundings).toBeCloseTo(0.8);
  expect(light?.brightness).toBe(2);
  expect(light?.color.toArray()).toEqual([1, 0.5, 0.25]);
  expect(light?.from.toArray()).toEqual([0, 0.6, 0.8]);
});

test('leaves the robot visible in a dark room and under the sky', async () => {
  expect(await lightOf(0, [0, 0, 0])).toMatchObject({ surroundings: 0.35, brightness: 0 });
  expect(await lightOf(20, [90, 90, 90])).toMatchObject({ surroundings: 1.6, brightness: 3.2 });
});

test('knows no light in a session that cannot estimate it', async () => {
  expect(await watchLight({} as XRSession)).toBeUndefined();
});
