import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Deployment, startDeployment } from '../../support/deploy/deployment.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import type { OtherBuild } from '../../support/running/two-builds.ts';
import type { Drawing } from './browser.ts';
import { openTab, type Tab, type TabOptions } from './skewed-tab.ts';
import { openChromium } from './visitors.ts';

interface Deployments<Name extends string> {
  builds: Record<Name, OtherBuild>;
  /** A server of each build; none has assets of the other builds. */
  sites: Record<Name, RunningSite>;
  /** One address for all of them; each test starts with the first build. */
  deployment(): Deployment;
  /** Opens a tab with a fresh profile, which is closed after the test. */
  openTab(options?: TabOptions): Promise<Tab>;
}

/**
 * Serves several builds of the site at one address in turn, with one browser for all tests of a file. `settings` gives
 * the environment of the server of a build.
 */
export function deployments<Name extends string>(
  builders: Record<Name, () => OtherBuild>,
  settings: (name: Name) => Record<string, string>,
  drawing: Drawing = 'none',
): Deployments<Name> {
  const names = Object.keys(builders) as Name[];
  const builds = {} as Record<Name, OtherBuild>;
  const sites = {} as Record<Name, RunningSite>;
  const tabs: Tab[] = [];
  let browser: Browser | undefined;
  let deployment: Deployment;

  beforeAll(async () => {
    for (const name of names) builds[name] = builders[name]();
    for (const name of names) sites[name] = await startSite(settings(name), builds[name].folder);
    browser = await openChromium(drawing);
  }, 600_000);
  beforeEach(async () => {
    deployment = await startDeployment(sites[names[0] as Name]);
  });
  afterEach(async () => {
    for (const tab of tabs.splice(0)) await tab.close();
    await deployment.close();
  });
  afterAll(async () => {
    await browser?.close();
    for (const site of Object.values<RunningSite>(sites)) await site.stop();
    for (const build of Object.values<OtherBuild>(builds)) build.remove();
  });

  return {
    builds,
    sites,
    deployment: () => deployment,
    async openTab(options) {
      const tab = await openTab(browser, deployment.origin, options);
      tabs.push(tab);
      return tab;
    },
  };
}
