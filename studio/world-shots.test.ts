import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shots } from './exposures.ts';

const { shots } = JSON.parse(readFileSync(new URL('shots.json', import.meta.url), 'utf8')) as Shots;
const worldShots = Object.entries(shots).filter(([, shot]) => shot.world);
const subjectOf = (picture: string) => picture.split('/')[0] ?? '';
/** K1 Pro is sold on the page of K1. */
const others = ['about', 'k1-pro'];
const products = new Set(Object.keys(shots).filter((name) => /\/(robot|base)$/.test(name)));
const subjects = [...products].map(subjectOf).filter((subject) => !others.includes(subject));

describe('photographs in the world', () => {
  test.each(subjects)('show %s four times or more', (subject) => {
    expect(worldShots.filter(([name]) => subjectOf(name) === subject).length).toBeGreaterThanOrEqual(4);
  });

  test('each have a background of their own', () => {
    const backgrounds = worldShots.map(([, { world, variant }]) => `${world} ${variant}`);
    expect(backgrounds.filter((b, i) => backgrounds.indexOf(b) !== i)).toEqual([]);
  });
});
