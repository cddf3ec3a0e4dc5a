import * as z from 'zod';

/** Surfaces to read on; a page alternates them so that no two neighbours look alike. */
export const readingSurface = z.enum(['paper', 'white']);
