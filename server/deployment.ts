import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { SiteEnvironment } from '#rules/schema/site.ts';
import type { Config } from './settings/config.ts';

/** Where this server stands and what it serves: the same for every request. */
export interface Deployment {
  environment: SiteEnvironment;
  /** The editions that are served: all of them, or the one that the deployment is locked to. */
  editions: readonly [EditionCode, ...EditionCode[]];
  /** Origin under which visitors reach this server; undefined: the hosts in the content. */
  publicOrigin: string | undefined;
  /** Origin from which pages load pictures; undefined: the page's own. */
  mediaOrigin: string | undefined;
  /** Number of proxies in front of this server whose forwarding headers are believed. */
  trustedProxies: number;
}

type DeploymentSettings = Pick<Config, 'environment' | 'edition' | 'siteUrl' | 'mediaOrigin' | 'trustedHops' | 'port'>;

export const deploymentOf = (settings: DeploymentSettings): Deployment => ({
  environment: settings.environment,
  editions: settings.edition === undefined ? allEditions : [settings.edition],
  publicOrigin: settings.siteUrl ?? localOrigin(settings),
  mediaOrigin: settings.mediaOrigin,
  trustedProxies: settings.trustedHops,
});

const allEditions = editionCodes as [EditionCode, ...EditionCode[]];

/** Any free port is only known once it is taken. */
const localOrigin = ({ environment, port }: DeploymentSettings): string | undefined =>
  environment === 'development' && port !== 0 ? `http://localhost:${port}` : undefined;

/** Whether the deployment serves this edition and no other. */
export const servesOnly = ({ editions }: Pick<Deployment, 'editions'>, edition: EditionCode): boolean =>
  editions.length === 1 && editions[0] === edition;
