import type { EditionCode } from '#core/place/editions.ts';

/** The measured Core Web Vitals, in ms; CLS has no unit. `good` and `poor` are Google's thresholds. */
export const vitals = {
  LCP: { description: 'Time to Largest Contentful Paint', good: 2500, poor: 4000 },
  FCP: { description: 'Time to First Contentful Paint', good: 1800, poor: 3000 },
  INP: { description: 'Slowest time from an input to the next paint', good: 200, poor: 500 },
  TTFB: { description: 'Time to First Byte of the document', good: 800, poor: 1800 },
  CLS: { description: 'Unexpected layout shift', good: 0.1, poor: 0.25 },
} as const;

export type VitalName = keyof typeof vitals;

export const vitalNames = Object.keys(vitals) as VitalName[];

export const connectionKinds = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

export const navigationKinds = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

export const measuredKinds = [
  'home',
  'product',
  'catalogue',
  'programming',
  'sale',
  'chooser',
  'form',
  'support',
  'news',
  'not-found',
] as const;

export type MeasuredKind = (typeof measuredKinds)[number];

/** Contains nothing that identifies the visitor. */
export interface VitalsReport {
  page: MeasuredKind;
  edition: EditionCode;
  connection: (typeof connectionKinds)[number];
  navigation: (typeof navigationKinds)[number];
  /** In whole ms; CLS to a thousandth. */
  vitals: Partial<Record<VitalName, number>>;
}
