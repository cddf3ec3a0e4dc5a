import { join } from 'node:path';
import { deploymentOf } from '../deployment.ts';
import type { Config } from '../settings/config.ts';
import type { SiteSources } from './load-site.ts';

export const productionSources = (root: string): SiteSources => ({
  contentDir: join(root, 'content'),
  picturesFile: join(root, 'build/pictures.json'),
  environment: 'production',
});

export function siteSourcesOf(root: string, config: Config): SiteSources {
  const { environment, apiBaseUs, apiBaseEu, apiBaseCn } = config;
  return {
    ...productionSources(root),
    environment,
    siteUrl: deploymentOf(config).publicOrigin,
    apiBases: { us: apiBaseUs, eu: apiBaseEu, cn: apiBaseCn },
  };
}
