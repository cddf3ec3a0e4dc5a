import type { ComponentType } from 'react';

/** A client component is an island by itself. */
export const island = <Props extends object>(_name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  Component;
