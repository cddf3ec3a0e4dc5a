import { expect, test } from 'vitest';
import { importUntyped } from '#tests/support/site/import-untyped.ts';

type Make = () => unknown;
interface Margins {
  above: number;
  below: number;
}

const { ROBOTS } = await importUntyped<{ ROBOTS: Record<string, Make> }>('#robots/models/all.ts');
const { pictureMargins } = await importUntyped<{ pictureMargins(make: Make): Margins[] }>('#studio/picture-margins.ts');

test.each(Object.entries(ROBOTS))('keeps %s in the picture throughout its transformation', (_name, make) => {
  expect(pictureMargins(make).filter(({ above, below }) => above <= 0 || below <= 0)).toEqual([]);
});
