import type { Fault, FaultKind, StartName } from '#contract/faults.ts';

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

/** Announces a fault to the script that counts them. */
export function reportFault(kind: FaultKind, name: string): void {
  dispatchEvent(new CustomEvent<Fault>('fault', { detail: { kind, name } }));
}
