/** Types of shots.json, and the exposures that result from it. */
import type { Finish } from './darkroom.ts';
import type { Actor, Exposure } from './stage.ts';

export interface Shot extends Partial<Exposure> {
  finish?: Finish;
}
export interface Shots {
  defaults: Partial<Exposure>;
  shots: Record<string, Shot>;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function blend(a: unknown, b: unknown, k: number): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + (b - a) * k;
  if (Array.isArray(a) && Array.isArray(b)) return a.map((x, i) => blend(x, b[i], k));
  if (isRecord(a) && isRecord(b))
    return Object.fromEntries(Object.keys(a).map((key) => [key, blend(a[key], b[key], k)]));
  return a;
}

/** Robots in a place or beside each other have their true heights. */
function atTrueHeight(e: Exposure, heightsMm: Readonly<Record<string, number>>): Exposure {
  if (!e.world && !e.beside) return e;
  const tall = <A extends Actor>(a: A): A => ({ ...a, heightMm: heightsMm[a.robot] });
  return { ...tall(e), ...(e.beside && { beside: e.beside.map(tall) }) };
}

export function exposureOf(
  defaults: Partial<Exposure>,
  { finish: _, ...first }: Shot,
  heightsMm: Readonly<Record<string, number>> = {},
): Exposure {
  return atTrueHeight({ ...defaults, ...first } as Exposure, heightsMm);
}

/** The first view and those after it; values that a view does not name are as in the one before. */
export function fullViews(first: Exposure, others: readonly Partial<Exposure>[]): Exposure[] {
  const views = [first];
  for (const view of others) views.push({ ...(views.at(-1) as Exposure), ...view });
  return views;
}

/** The exposure at a share of the way through the views, from 0 to 1. */
export function between(views: readonly Exposure[], share: number): Exposure {
  const u = share * (views.length - 1);
  const k = Math.min(Math.floor(u), views.length - 2);
  return blend(views[k], views[k + 1], u - k) as Exposure;
}
