import type { Fault } from '#contract/faults.ts';

export type FaultEvent = ErrorEvent | PromiseRejectionEvent | CustomEvent<Fault>;

/** The most events of a page that are kept or passed on: one may fail again and again. */
const maxEvents = 100;

const keptEvents: FaultEvent[] = [];
let take = (event: FaultEvent): void => void keptEvents.push(event);

/** Keeps the faults of the page until somebody takes them. Start it first. */
export function keepFaults(): void {
  let count = 0;
  for (const type of ['error', 'unhandledrejection', 'fault'])
    addEventListener(type, (event) => {
      count += 1;
      if (count <= maxEvents) take(event as FaultEvent);
    });
}

/** Calls back with each fault kept so far, then with each later one. */
export function takeFaults(listener: (event: FaultEvent) => void): void {
  take = listener;
  keptEvents.splice(0).forEach(listener);
}
