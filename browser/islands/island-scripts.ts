import type { ComponentType } from 'react';

const loaders = import.meta.glob<ComponentType<object>>('../../{apps,features}/**/*.island.tsx', { import: 'Island' });

/** Loads the component in `NAME.island.tsx`. The list of these files is no part of the script that every page runs. */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const load = Object.entries(loaders).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
  if (!load) throw new Error(`there is no island "${name}"`);
  return load();
}
