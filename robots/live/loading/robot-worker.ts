/**
 * Entry of the worker that builds a robot off the main thread. It imports nothing by itself: WebKit runs an entry a
 * second time when another script imports it, so modules that the build puts into it would exist twice.
 */
import type { RobotRequest } from './plan-robot.ts';

addEventListener('message', async ({ data }: MessageEvent<RobotRequest>) => {
  try {
    const { planRobot, transferablesOf } = await import('./plan-robot.ts');
    const plan = await planRobot(data);
    postMessage({ plan }, { transfer: transferablesOf(plan) });
  } catch (error) {
    postMessage({ failure: (error as Error).message });
  }
});
