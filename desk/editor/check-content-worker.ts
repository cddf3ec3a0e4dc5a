import { parentPort, workerData } from 'node:worker_threads';
import { loadContent } from '#server/content/load-site.ts';
import { type CheckMessage, type CheckRequest, checkContent } from './check-content.ts';

const say = (message: CheckMessage) => parentPort?.postMessage(message);
const check = checkContent(
  () => loadContent(workerData as CheckRequest),
  (step) => say({ step }),
);
say({ check });
