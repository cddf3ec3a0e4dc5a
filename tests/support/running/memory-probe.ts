import { readdirSync } from 'node:fs';
import type { Measured } from './measured-site.ts';

/* Loaded into a site ahead of everything else, with --expose-gc: says on demand what it holds. */

const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});

process.on('message', async () => {
  // Twice, with a pause: what is finalised after the first goes with the second.
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  const measured: Measured = {
    heap: heapUsed,
    external,
    rss,
    files: readdirSync('/proc/self/fd').length,
    timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
  };
  process.send?.(measured);
});
process.channel?.unref();
