import { AnimationMixer } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { describe, expect, test } from 'vitest';
import { ROBOTS } from '#robots/models/all.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { SHAPES, type Shape } from './ar-robot.ts';
import { robotFiles } from './robot-files.ts';

const files = await robotFiles('base', 346);
const again = await robotFiles('base', 346);
const glbOf = (shape: Shape) =>
  new Uint8Array(files.find((file) => file.shape === shape && file.format === 'glb')?.bytes ?? []);
const shapes = Object.keys(SHAPES) as Shape[];

test('the same robot makes the same files', () => {
  expect(files.map(({ shape, format }) => `${shape} ${format}`)).toEqual([
    'first glb',
    'first usdz',
    'other glb',
    'other usdz',
  ]);
  for (const [i, { bytes }] of files.entries()) expect(bytes.equals(again[i]?.bytes as Buffer)).toBe(true);
});

describe.each(shapes)('the animation from the %s shape', (shape) => {
  const robot = builtRobot(ROBOTS.base);
  const matricesAt = (t: number) => {
    robot.rig.apply(t);
    return robot.rig.plan().joints.map(([name]) => [name, robot.rig.get(name).matrixWorld.toArray()] as const);
  };

  test.each([
    ['starts in it', 0, SHAPES[shape]],
    ['reaches the other', 5.2, 1 - SHAPES[shape]],
    ['comes back', 10.4, SHAPES[shape]],
  ])('%s', async (_, seconds, progress) => {
    const { scene, animations } = await new GLTFLoader().parseAsync(glbOf(shape).buffer, '');
    const [clip] = animations;
    if (!clip) throw new Error('there is no animation');
    expect(clip.duration).toBeCloseTo(10.4);
    const mixer = new AnimationMixer(scene);
    mixer.clipAction(clip).play();
    mixer.setTime(Math.min(seconds, clip.duration - 1e-4));
    const root = scene.getObjectByName('root');
    // without its place and its size in metres
    root?.parent?.position.set(0, 0, 0);
    root?.parent?.scale.setScalar(1);
    scene.updateMatrixWorld(true);
    for (const [name, matrix] of matricesAt(progress)) {
      const shown = scene.getObjectByName(name)?.matrixWorld.toArray() ?? [];
      for (const [i, x] of matrix.entries()) expect(shown[i], `${name} ${i}`).toBeCloseTo(x, 3);
    }
  });
});
