import type { ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';

/** The page's islands as its template made them, by the name of their place. */
export const Islands = createContext<Record<string, ReactNode>>({});

/**
 * Places are slots, whose names Astro changes to camel case. A form may appear several times on a page; the first word
 * of its `source` tells them apart.
 */
export function island<Props extends object>(name: string, _component: ComponentType<Props>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when a section is loaded
  return function Place(props: Props) {
    const { source } = props as { source?: string };
    const slot = source?.split(':')[0] ?? name;
    return use(Islands)[slot.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  };
}
