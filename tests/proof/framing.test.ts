import { expect, test } from 'vitest';
import type { Robot } from '#robots/rig.ts';
import { pictureMargins } from '#tests/support/robots/picture-margins.ts';
import { importUntyped } from '#tests/support/site/import-untyped.ts';

const { ROBOTS } = await importUntyped<{ ROBOTS: Record<string, () => Robot> }>('#robots/models/all.ts');

test.each(Object.entries(ROBOTS))('keeps %s in the picture throughout its transformation', (_name, make) => {
  expect(pictureMargins(make).filter(({ above, below }) => above <= 0 || below <= 0)).toEqual([]);
});
