import type { RobotPlan } from './robot-plan.ts';
import type { Order } from './robot-worker.ts';

/** Has a robot built by a worker, which ends with it. Rejects where there is no such robot, or its code does not come. */
export function fetchRobot(order: Order): Promise<RobotPlan> {
  const worker = new Worker(new URL('./robot-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<RobotPlan>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ plan: RobotPlan } | { failure: string }>) =>
      'plan' in data ? resolve(data.plan) : reject(new Error(data.failure)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message || `the builder of ${order.robot} did not start`)));
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
