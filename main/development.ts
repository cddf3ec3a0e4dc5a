import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { contentChecker } from '#desk/editor/check-content.ts';
import { createEditor } from '#desk/editor/editor.ts';
import { RunningSaves } from '#desk/editor/running-saves.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import { loadContent } from '#server/content/load-site.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { siteSourcesOf } from '#server/content/site-sources.ts';
import { deploymentOf } from '#server/deployment.ts';
import { readStaticFiles } from '#server/files/static-files.ts';
import type { ErrorPage } from '#server/handler.ts';
import { requestListener } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import type { Renderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Clock, startClock } from '#server/time/clock.ts';
import { composeFollowingShops } from './compose.ts';
import { openDataDir } from './data-dir.ts';
import { openServices, type Services } from './services.ts';

interface DevelopmentOptions {
  root: string;
  createRenderer: (mediaHost: string) => Renderer;
  errorPage: ErrorPage;
  /** Prints a line of the log, which is JSON. */
  printLog: (line: string) => void;
  /** The content, if neither it nor the code that loads it has changed. */
  content: SiteContent | undefined;
  /** Parsed files of `content/` that have not changed since. */
  parsed: RawContent;
  /** The services of the site that this one replaces, if their code has not changed: its accounts stay open. */
  services: Services | undefined;
  clock: Clock | undefined;
  saves: RunningSaves | undefined;
}

export interface DevelopmentSite {
  respond: RequestListener;
  content: SiteContent;
  clock: Clock;
  saves: RunningSaves;
  services: Services;
}

/**
 * Opens the site for `npm run dev`, which evaluates this module anew after a change of anything that it imports. Leaves
 * out resolving pages at every edge, which takes seconds. Throws errors of settings, content and code.
 */
export async function openDevelopmentSite(options: DevelopmentOptions): Promise<DevelopmentSite> {
  const { root, createRenderer, errorPage, printLog, parsed } = options;
  const config = readConfig(process.env);
  const deployment = deploymentOf(config);
  const log = createLog({ write: printLog });
  const clock = options.clock ?? startClock(config.clockStart);
  const dataDir = await openDataDir(config.dataDir, log);
  const sources = siteSourcesOf(root, config);
  const content = options.content ?? loadContent({ ...sources, parsed, isVerified: true });
  const { site } = content;
  const saves = options.saves ?? new RunningSaves();
  const check = contentChecker({ ...sources, parsed });
  const pages = await readStaticFiles([join(root, 'document/public'), join(root, 'build/client')]);
  options.services?.accounts.replaceSite(site);
  const services =
    options.services ?? (await openServices({ config, deployment, clock, log, dataDir, site, measuresProcess: false }));
  const { handle } = await composeFollowingShops({
    root,
    deployment,
    clock,
    log,
    site,
    renderer: createRenderer(deployment.mediaOrigin ?? ''),
    services,
    draining: new AbortController().signal,
    files: { pages, desk: new Map() },
    development: { editor: createEditor({ config, root, scratchDir: dataDir, check, saves }), errorPage },
  });
  return { respond: requestListener(handle, log), content, clock, saves, services };
}
