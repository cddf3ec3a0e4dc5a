import type { Fault, FaultsReport } from '#contract/faults.ts';
import { maxFaults, scriptNameIn } from '#contract/faults.ts';
import type { FaultEvent } from './early-faults.ts';

interface FaultReportDependencies {
  build: string;
  /** Origin of the site. */
  origin: string;
  /** True while the visitor agrees. */
  isAllowed: () => boolean;
  send: (report: FaultsReport) => void;
}

export interface FaultReport {
  note(event: FaultEvent): void;
  /** Call it when the page is hidden, with the time of `Event.timeStamp`: sends the faults not sent yet. */
  hidden(time: number): void;
}

/**
 * Faults so many ms before the page is hidden are not sent. When a visitor leaves, WebKit breaks off what still loads
 * and calls that a failure, up to the arrival of the next page.
 */
const leavingTime = 5_000;

/**
 * Holds the faults of a page until it is hidden, and drops them when the visitor no longer agrees. Each is sent once,
 * and no more than `maxFaults`.
 */
export function createFaultReport({ build, origin, isAllowed, send }: FaultReportDependencies): FaultReport {
  const notedFaults = new Set<string>();
  let pendingFaults: { fault: Fault; notedAt: number }[] = [];
  return {
    note(event) {
      const fault = readFault(event, origin);
      const id = JSON.stringify(fault);
      if (!fault || !isAllowed() || notedFaults.has(id) || notedFaults.size === maxFaults) return;
      notedFaults.add(id);
      pendingFaults.push({ fault, notedAt: event.timeStamp });
    },
    hidden(time) {
      const isOld = ({ notedAt }: { notedAt: number }) => time - notedAt >= leavingTime;
      const faults = pendingFaults.filter(isOld).map(({ fault }) => fault);
      pendingFaults = pendingFaults.filter((pending) => !isOld(pending));
      if (faults.length > 0 && isAllowed()) send({ build, faults });
    },
  };
}

/** The fault that an event tells of; undefined if nothing failed. */
function readFault(event: FaultEvent, origin: string): Fault | undefined {
  if ('detail' in event) return event.detail;
  if ('reason' in event) {
    const { reason } = event as { reason: unknown };
    // Somebody wanted it to end.
    if (reason instanceof Error && reason.name === 'AbortError') return undefined;
    return { kind: 'rejection', name: nameScript(reason instanceof Error ? reason.stack : undefined, origin) };
  }
  // The browser puts the rest of its notices off until the next frame.
  if (event.message.startsWith('ResizeObserver loop')) return undefined;
  return { kind: 'error', name: nameScript(event.filename, origin) };
}

/** The script of ours that a text names first, `inline` for one inside a document, `foreign` if it names none. */
function nameScript(text = '', origin: string): string {
  const place = text.indexOf(`${origin}/`);
  if (place === -1) return 'foreign';
  return scriptNameIn(text.slice(place)) ?? 'inline';
}
