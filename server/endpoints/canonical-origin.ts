import type { EditionCode } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';

/**
 * The origin of this deployment's texts for machines: the mainland's where it is locked to that, or asked under its
 * host.
 */
export function canonicalOrigin({ origins }: Site, lockedTo: EditionCode | undefined, hostname: string): string {
  const isChina = lockedTo === 'cn' || (origins.cn !== origins.main && new URL(origins.cn).hostname === hostname);
  return isChina ? origins.cn : origins.main;
}
