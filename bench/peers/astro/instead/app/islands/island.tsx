import type { ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';

/** The page's islands, made by its template, by the name of their place. */
export const Islands = createContext<Record<string, ReactNode>>({});

/** A form stands in several places of a page: what tells them apart is the first word of its `source`. */
export function island<Props extends object>(name: string, _component: ComponentType<Props>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a section is loaded
  return function Place(props: Props) {
    const { source } = props as { source?: string };
    return use(Islands)[source?.split(':')[0] ?? name];
  };
}
