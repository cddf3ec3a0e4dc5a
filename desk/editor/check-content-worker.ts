import { parentPort, workerData } from 'node:worker_threads';
import { loadContent, type SiteSources } from '#server/content/load-site.ts';
import { type CheckMessage, checkContent } from './check-content.ts';

const say = (message: CheckMessage) => parentPort?.postMessage(message);
const check = checkContent(
  () => loadContent(workerData as SiteSources),
  (step) => say({ step }),
);
say({ check });
