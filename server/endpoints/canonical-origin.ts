import type { Site } from '#core/site.ts';
import { type Deployment, servesOnly } from '../deployment.ts';

/**
 * The origin for texts that machines read. The mainland's origin if the deployment is locked to `cn` or the request
 * came to its host.
 */
export function canonicalOrigin({ origins }: Site, deployment: Deployment, hostname: string): string {
  const isChina =
    servesOnly(deployment, 'cn') || (origins.cn !== origins.main && new URL(origins.cn).hostname === hostname);
  return isChina ? origins.cn : origins.main;
}
