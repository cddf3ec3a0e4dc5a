import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '#tests/support/running/running-site.ts';
import { childrenOf, cpuMicrosecondsOf } from '../cpu.ts';
import { sized } from '../smoke.ts';
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts';
import { comparedPaths, createPeerContent, instant } from './page-content.ts';
import { folderOf, preparePeer, startPeer, startServer } from './peer-server.ts';
import type { Peer } from './peers.ts';

const root = join(import.meta.dirname, '../..');

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
      const difference = findDifference(ourPages[index] ?? '', page);
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

interface Installation {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** The packages that a project's production server needs, and their size on disk, without Node itself. */
function installedFor(folder: string): { packages: number; megabytes: number } {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as Installation;
  const paths = Object.entries(packages)
    .filter(([path, { dev }]) => !dev && !/^node_modules\/node(-bin-|$)/.test(path))
    .map(([path]) => join(folder, path))
    .filter((path) => existsSync(path));
  return { packages: paths.length, megabytes: paths.reduce((sum, path) => sum + measureBytes(path), 0) / 1024 / 1024 };
}

/** Bytes of a folder, without the packages inside it, which are counted separately. */
function measureBytes(path: string): number {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + measureBytes(join(path, name)), 0);
}

/** The first difference in text or pictures between our page and a peer's; undefined when they are the same. */
function findDifference(ours: string, theirs: string): string | undefined {
  const [a, b] = [readWords(ours), readWords(theirs)];
  if (a !== b) {
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    return `"${a.slice(Math.max(0, at - 20), at + 40)}" here, "${b.slice(Math.max(0, at - 20), at + 40)}" there`;
  }
  const pictures = readPictures(theirs);
  return readPictures(ours).find((picture, index) => picture !== pictures[index]);
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const readWords = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|#39|quot|amp|lt|gt);/g, (sign) => entities[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

const readPictures = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src);

const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processTree)];

/** CPU milliseconds per response of a server that caches nothing: the mean of many, after warming up. */
async function cpuPerResponse({ origin, pid }: { origin: string; pid: number }, path: string): Promise<number> {
  const ask = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  };
  const requestCount = sized(100, 2);
  await ask(sized(60, 1));
  const before = cpuMicrosecondsOf(processTree(pid));
  await ask(requestCount);
  return (cpuMicrosecondsOf(processTree(pid)) - before) / 1000 / requestCount;
}
