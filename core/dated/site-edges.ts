import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import { datedWindows } from './dated-windows.ts';

/** Every instant at which something dated in the content begins or ends, in order, each once. */
export const siteEdges = (site: Site): Instant[] =>
  [...new Set(datedWindows(site).flatMap(({ opens, closes }) => [opens ?? [], closes ?? []].flat()))].sort(
    (one, other) => one - other,
  );
