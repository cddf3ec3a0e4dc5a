import type { ComponentType } from 'react';
import { createContext, use } from 'react';

/** The islands of the page that is being rendered, in their order. */
export const Islands = createContext<{ name: string; props: object }[]>([]);

/** Notes an island and holds its place: only a template of Astro can hydrate a component. */
export const island = <Props extends object>(name: string): ComponentType<Props> =>
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when a section is loaded
  function Place(props: Props) {
    use(Islands).push({ name, props });
    return <x-island />;
  };
