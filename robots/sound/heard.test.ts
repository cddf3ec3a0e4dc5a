import { describe, expect, test } from 'vitest';
import { listenerAt } from '#studio/sound/transformation.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { ROBOTS } from '../models/all.ts';
import { transformSeconds } from '../motions.ts';
import type { RobotName } from '../names.ts';
import { JET, perRobot, ROLL, type SoundEvent, WORK } from './control-frame.ts';
import { heardIn } from './heard.ts';
import { MotionReader } from './motion-reader.ts';
import { timbreOf } from './timbres.ts';

const valuesWith = (changes: Record<number, number>) => Object.assign(new Float32Array(perRobot), changes);
const event = (strike: SoundEvent['strike']) => ({ strike }) as SoundEvent;

test('nothing is named at rest', () => {
  expect(heardIn(new Float32Array(perRobot), [], timbreOf('tank'))).toEqual([]);
});

test('servos, latches and steps are named', () => {
  expect(heardIn(valuesWith({ [WORK]: 2 }), [event('step'), event('latch')], timbreOf('car'))).toEqual([
    'servos',
    'latches',
    'steps',
  ]);
});

describe('moving over the floor is named after its loudest part', () => {
  test.each<[RobotName, string[]]>([
    ['tank', ['tracks']],
    ['truck', ['engine']],
    ['rover', ['engine']],
    ['car', ['wheels']],
    ['scout', ['wheels']],
    ['dinosaur', ['scraping']],
    ['ranger', ['jet']],
    ['base', []],
  ])('%s', (name, names) => {
    expect(heardIn(valuesWith({ [ROLL]: 1, [JET]: 1 }), [], timbreOf(name))).toEqual(names);
  });
});

test('a transformation is heard as servos that run and parts that lock', () => {
  const robot = builtRobot(ROBOTS.truck);
  const reader = new MotionReader('truck', robot);
  const heard = new Set<string>();
  for (let frame = 1; frame <= transformSeconds * 30; frame++) {
    const t = frame / 30 / transformSeconds;
    robot.rig.apply(t);
    robot.root.updateMatrixWorld(true);
    const events = reader.read(frame / 30, 1 / 30, t, listenerAt(0));
    for (const name of heardIn(reader.values, events, timbreOf('truck'))) heard.add(name);
  }
  expect([...heard]).toEqual(expect.arrayContaining(['servos', 'latches']));
  expect(heard).not.toContain('tracks');
});
