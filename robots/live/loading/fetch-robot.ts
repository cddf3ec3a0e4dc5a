import type { RobotPlan } from './robot-plan.ts';
import type { Order } from './robot-worker.ts';

/**
 * Has a robot built by a worker, which ends with it. Rejects where there is no such robot, or its code does not come:
 * the window is told of that as of any script that the build's own loader misses.
 */
export function fetchRobot(order: Order): Promise<RobotPlan> {
  const worker = new Worker(new URL('./robot-worker.ts', import.meta.url), { type: 'module' });
  const coming = new Promise<RobotPlan>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ plan: RobotPlan } | { failure: string }>) =>
      'plan' in data ? resolve(data.plan) : reject(new Error(data.failure)),
    );
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || `the builder of ${order.robot} did not start`)),
    );
    worker.postMessage(order);
  });
  return coming
    .catch((error: unknown) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    })
    .finally(() => worker.terminate());
}
