/** The places, each in several variants: other books, other toys, other colours. */

import { room } from './childs-room.ts';
import { christmasWindow } from './christmas.ts';
import { deskByDay } from './desk.ts';
import { deskByNight } from './desk-night.ts';
import { partsBench, type Stock } from './parts-bench.ts';
import type { Place } from './place-studio.ts';
import { shelf } from './shelf.ts';
import { testBench } from './test-bench.ts';
import { workshop } from './workshop.ts';

const PLACES: Record<string, (variant: number, stock: Stock) => Place> = {
  shelf,
  desk: deskByDay,
  night: deskByNight,
  room,
  workshop,
  christmas: christmasWindow,
  tests: testBench,
  parts: partsBench,
};
const built = new Map<string, Place>();

export function place(name: string, variant = 0, stock: Stock = { servos: 0, chips: 0, batteries: 0 }): Place {
  const make = PLACES[name];
  if (!make) throw new Error(`there is no place ${name}; choose from ${Object.keys(PLACES).join(', ')}`);
  const key = `${name}${variant}`,
    p = built.get(key) ?? make(variant, stock);
  built.set(key, p);
  return p;
}
