import type { islandNames } from '#rules/contract/faults.ts';

export type IslandName = (typeof islandNames)[number];
