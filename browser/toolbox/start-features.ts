import type { StartName } from '#contract/faults.ts';
import { reportFault } from './report-fault.ts';

/** Starts each feature, also after one that fails. */
export function startFeatures(features: Partial<Record<StartName, () => unknown>>): void {
  for (const [name, start] of Object.entries(features)) void startFeature(name as StartName, start);
}

/** Starts a feature. A failure is reported, and the page stays without the feature. */
export async function startFeature(name: StartName, start: () => unknown): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error);
    reportFault('start', name);
  }
}
