import type { ComponentType } from 'react';

/** A page that is hydrated as a whole knows no islands: the component itself stands in its place. */
export const island = <Props extends object>(_name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  Component;
