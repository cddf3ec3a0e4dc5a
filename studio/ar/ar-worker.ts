/** A worker of the build that makes the files of one robot after another. */
import { parentPort } from 'node:worker_threads';
import type { RobotName } from '#robots/names.ts';
import { robotFiles } from './robot-files.ts';

parentPort?.on('message', async ({ robot, heightMm }: { robot: RobotName; heightMm: number }) => {
  parentPort?.postMessage(await robotFiles(robot, heightMm));
});
