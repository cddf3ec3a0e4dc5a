import * as z from 'zod';

/** Backgrounds for reading. A page alternates them so that neighbouring sections differ. */
export const readingSurface = z.enum(['paper', 'white']);
