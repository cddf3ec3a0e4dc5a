import type { ComponentType } from 'react';

/** A page that is hydrated as a whole has no islands, so this is the component itself. */
export const island = <Props extends object>(_name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  Component;
