import type { islandNames } from '#contract/faults.ts';

export type IslandName = (typeof islandNames)[number];
