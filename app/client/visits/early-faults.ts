import type { Fault } from '#rules/contract/faults.ts';

/** What the browser or the site's own code says about a fault. */
export type FaultEvent = ErrorEvent | PromiseRejectionEvent | CustomEvent<Fault>;

const maxKept = 20;
const keptEvents: FaultEvent[] = [];
let take = (event: FaultEvent): void => {
  if (keptEvents.length < maxKept) keptEvents.push(event);
};

/** Keeps the faults of the page until somebody takes them. Start it first. */
export function keepFaults(): void {
  for (const type of ['error', 'unhandledrejection', 'fault'])
    addEventListener(type, (event) => take(event as FaultEvent));
}

/** Calls back with each fault kept so far, then with each later one. */
export function takeFaults(listener: (event: FaultEvent) => void): void {
  take = listener;
  keptEvents.splice(0).forEach(listener);
}
