import type { Site } from '#rules/site/site.ts';
import type { Deployment } from '../deployment.ts';
import { servesOnly } from '../deployment.ts';

/**
 * The origin of this deployment's texts for machines: the mainland's where it is locked to that, or asked under its
 * host.
 */
export function canonicalOrigin({ origins }: Site, deployment: Deployment, hostname: string): string {
  const isChina =
    servesOnly(deployment, 'cn') || (origins.cn !== origins.main && new URL(origins.cn).hostname === hostname);
  return isChina ? origins.cn : origins.main;
}
