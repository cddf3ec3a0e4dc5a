import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RobotName, robotNames } from '../names.ts';
import { timbreOf } from './timbres.ts';

const root = join(import.meta.dirname, '../..');
const { shots } = JSON.parse(readFileSync(join(root, 'studio/shots.json'), 'utf8'));
const products = globSync('content/products/*.yaml', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

test.each(robotNames)('%s has the mass and the servos that its products state', (name: RobotName) => {
  const { kilograms, servos } = timbreOf(name);
  const texts = products.filter((text) => shots[/^picture: (\S+)/m.exec(text)?.[1] ?? '']?.robot === name);
  expect(texts).not.toEqual([]);
  for (const text of texts.filter((text) => !/^bundle:/m.test(text))) {
    const number = (fact: string) =>
      Number(/([\d.]+)$/.exec(new RegExp(`^ +${fact}: [\\d.]+`, 'm').exec(text)?.[0] ?? '')?.[1]);
    if (number('servos')) expect(servos).toBe(number('servos'));
    const mass = number('weightKg') || number('weightLb') * 0.4536;
    if (mass) expect(kilograms).toBeCloseTo(mass, 1);
  }
});
