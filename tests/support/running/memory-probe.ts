import { readdirSync } from 'node:fs';
import type { Measurement } from './measured-site.ts';

// Loaded into a site before its own code, with --expose-gc. Reports the memory of the process on request.

const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});

process.on('message', async () => {
  // Twice, because the second collection frees the objects that the first one finalizes.
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  const measurement: Measurement = {
    heap: heapUsed,
    external,
    rss,
    files: readdirSync('/proc/self/fd').length,
    timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
  };
  process.send?.(measurement);
});
process.channel?.unref();
