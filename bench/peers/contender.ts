import { join } from 'node:path';
import { startSite } from '#tests/support/running/running-site.ts';
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts';
import { installedFor } from './installed.ts';
import { comparedPaths, createPeerContent, instant } from './page-content.ts';
import { folderOf, preparePeer, startPeer, startServer } from './peer-server.ts';
import type { Peer } from './peers.ts';
import { differenceOf } from './same-words.ts';
import { cpuPerResponse } from './server-cpu.ts';

const root = join(import.meta.dirname, '../..');

/** One way of making the pages, behind its own caching proxy. */
export interface Contender {
  label: string;
  proxy: CachingProxy;
  installed: { packages: number; megabytes: number } | undefined;
  /** CPU milliseconds of one response that nothing caches; undefined when nothing is rendered. */
  renderMs: Record<keyof typeof comparedPaths, number> | undefined;
}

export interface Contest {
  contenders: Contender[];
  /** Differences between a peer's pages and ours. */
  problems: string[];
  stop(): Promise<void>;
}

/** Builds the peers, starts them and the site, and takes the measurements that need no browser. */
export async function startContest(peers: Peer[]): Promise<Contest> {
  const content = createPeerContent();
  for (const peer of peers) preparePeer(peer, content);
  const site = await startSite({
    SITE_ENV: 'test',
    SITE_URL: 'http://localhost',
    SITE_CLOCK: new Date(instant).toISOString(),
  });
  const stops: (() => Promise<void>)[] = [site.stop];
  const behind = async (origin: string): Promise<CachingProxy> => {
    const proxy = await startCachingProxy(site.origin, origin);
    stops.unshift(proxy.stop);
    return proxy;
  };
  const ours = await startServer([join(import.meta.dirname, 'our-pages.ts')], root);
  const renderMs = await renderTimes(ours);
  const pagesOf = (origin: string) =>
    Promise.all(Object.values(comparedPaths).map(async (path) => (await fetch(origin + path)).text()));
  const ourPages = await pagesOf(ours.origin);
  await ours.stop();
  const differences: string[] = [];
  const contenders: Contender[] = [
    { label: 'this site', proxy: await behind(site.origin), installed: installedFor(root), renderMs },
  ];
  for (const peer of peers) {
    const server = await startPeer(peer);
    stops.unshift(server.stop);
    for (const [index, page] of (await pagesOf(server.origin)).entries()) {
      const difference = differenceOf(ourPages[index] ?? '', page);
      if (difference !== undefined) differences.push(`${peer.label}: ${difference}`);
    }
    const isRendered = peer.name !== 'static';
    contenders.push({
      label: peer.label,
      proxy: await behind(server.origin),
      installed: isRendered ? installedFor(folderOf(peer)) : undefined,
      renderMs: isRendered ? await renderTimes(server) : undefined,
    });
  }
  return {
    contenders,
    problems: differences,
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

const renderTimes = async (server: { origin: string; pid: number }) => ({
  home: await cpuPerResponse(server, comparedPaths.home),
  product: await cpuPerResponse(server, comparedPaths.product),
});
