/** Where a fault arose: an uncaught error, a rejection, an island, the stage of a live robot, a feature that starts. */
export type FaultKind = 'error' | 'rejection' | 'island' | 'stage' | 'start';

/** A fault of this tab. `name` comes from the code (an island, a feature), never from a visitor or an error message. */
export interface Fault {
  kind: FaultKind;
  name: string;
}

/** Announces a fault to the script that counts them. */
export function reportFault(kind: FaultKind, name: string): void {
  dispatchEvent(new CustomEvent<Fault>('fault', { detail: { kind, name } }));
}
