import type { Fault, FaultKind } from '#contract/faults.ts';

/** Announces a fault to the script that counts them. */
export function reportFault(kind: FaultKind, name: string): void {
  dispatchEvent(new CustomEvent<Fault>('fault', { detail: { kind, name } }));
}
