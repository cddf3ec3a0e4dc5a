import type { ComponentType } from 'react';

/** A client component is its own island. */
export const island = <Props extends object>(_name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  Component;
