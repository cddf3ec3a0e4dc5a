import { expect, test } from 'vitest';
import type { RobotName } from '../names.ts';
import { JET, perRobot, ROLL, type SoundEvent, WORK } from './control-frame.ts';
import { heardIn } from './heard.ts';
import { timbreOf } from './timbres.ts';

const valuesWith = (changes: Record<number, number>) => Object.assign(new Float32Array(perRobot), changes);
const event = (strike: SoundEvent['strike']) => ({ strike }) as SoundEvent;

test('a robot at rest is not heard, and one that moves is heard by its servos, latches and steps', () => {
  expect(heardIn(valuesWith({}), [], timbreOf('tank'))).toEqual([]);
  expect(heardIn(valuesWith({ [WORK]: 2 }), [event('step'), event('latch')], timbreOf('car'))).toEqual([
    ...['servos', 'latches', 'steps'],
  ]);
});

test.each<[RobotName, string[]]>([
  ['tank', ['tracks']],
  ['truck', ['engine']],
  ['car', ['wheels']],
  ['dinosaur', ['scraping']],
  ['ranger', ['jet']],
  ['base', []],
])('a %s that moves over the floor is heard by its loudest part', (name, names) => {
  expect(heardIn(valuesWith({ [ROLL]: 1, [JET]: 1 }), [], timbreOf(name))).toEqual(names);
});
