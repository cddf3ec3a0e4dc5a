import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { SiteEnvironment } from '#core/site-schema.ts';
import type { Config } from './settings/config.ts';

export interface Deployment {
  environment: SiteEnvironment;
  editions: readonly [EditionCode, ...EditionCode[]];
  /** Origin under which visitors reach this server. If undefined, the hosts in the content apply. */
  publicOrigin: string | undefined;
  /** Origin from which pages load media. If undefined, the page's own origin. */
  mediaOrigin: string | undefined;
  /** Editions whose pages show what their shop has sold out. */
  stockEditions: readonly EditionCode[];
  /** Number of proxies in front of this server whose forwarding headers are trusted. */
  trustedProxies: number;
}

type DeploymentSettings = Pick<
  Config,
  'environment' | 'edition' | 'siteUrl' | 'mediaOrigin' | 'trustedHops' | 'port' | 'stockEditions'
>;

export const deploymentOf = (settings: DeploymentSettings): Deployment => ({
  environment: settings.environment,
  editions: settings.edition === undefined ? allEditions : [settings.edition],
  publicOrigin: settings.siteUrl ?? localOrigin(settings),
  mediaOrigin: settings.mediaOrigin,
  stockEditions: settings.stockEditions,
  trustedProxies: settings.trustedHops,
});

const allEditions = editionCodes as [EditionCode, ...EditionCode[]];

/** With port 0 the real port is not known before the server listens. */
const localOrigin = ({ environment, port }: DeploymentSettings): string | undefined =>
  environment === 'development' && port !== 0 ? `http://localhost:${port}` : undefined;

export const servesOnly = ({ editions }: Pick<Deployment, 'editions'>, edition: EditionCode): boolean =>
  editions.length === 1 && editions[0] === edition;

/**
 * The origin for texts that machines read. The mainland's origin if the deployment is locked to `cn` or the request
 * came to its host.
 */
export function canonicalOrigin({ origins }: Site, deployment: Deployment, hostname: string): string {
  const isChina =
    servesOnly(deployment, 'cn') || (origins.cn !== origins.main && new URL(origins.cn).hostname === hostname);
  return isChina ? origins.cn : origins.main;
}
