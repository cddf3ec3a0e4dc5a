import type { ComponentType } from 'react';

/** The components of sections by kind. The project of a peer gets a file that imports them in place of this one. */
export const sections: Record<string, ComponentType<{ section: never }>> = {};
