import { type Fault, type FaultsReport, maxFaults, scriptNameIn } from '#contract/faults.ts';
import type { FaultEvent } from './early-faults.ts';

const address = '/ssr/faults';

/**
 * Faults so many ms before the page is hidden are not sent. When a visitor leaves, WebKit breaks off what still loads
 * and calls that a failure, up to the arrival of the next page.
 */
const leavingTime = 5_000;

/**
 * Reports the faults of this page when it is hidden: each once, and no more than `maxFaults`. They are dropped when
 * `isAllowed` is no longer true. Call the result with each of them.
 */
export function startFaultReport(isAllowed: () => boolean): (event: FaultEvent) => void {
  const notedFaults = new Set<string>();
  let pendingFaults: { fault: Fault; notedAt: number }[] = [];
  document.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (document.visibilityState !== 'hidden') return;
    const isOld = ({ notedAt }: { notedAt: number }) => timeStamp - notedAt >= leavingTime;
    const faults = pendingFaults.filter(isOld).map(({ fault }) => fault);
    pendingFaults = pendingFaults.filter((pending) => !isOld(pending));
    if (faults.length === 0 || !isAllowed()) return;
    const report: FaultsReport = { build: document.documentElement.dataset.build ?? '', faults };
    navigator.sendBeacon(address, JSON.stringify(report));
  });
  return (event) => {
    const fault = readFault(event);
    const id = JSON.stringify(fault);
    if (!fault || !isAllowed() || notedFaults.has(id) || notedFaults.size === maxFaults) return;
    notedFaults.add(id);
    pendingFaults.push({ fault, notedAt: event.timeStamp });
  };
}

/** The fault that an event tells of; undefined if nothing failed. */
function readFault(event: FaultEvent): Fault | undefined {
  if ('detail' in event) return event.detail;
  if ('reason' in event) {
    const { reason } = event as { reason: unknown };
    // Somebody wanted it to end.
    if (reason instanceof Error && reason.name === 'AbortError') return undefined;
    return { kind: 'rejection', name: nameScript(reason instanceof Error ? reason.stack : undefined) };
  }
  // The browser puts the rest of its notices off until the next frame.
  if (event.message.startsWith('ResizeObserver loop')) return undefined;
  return { kind: 'error', name: nameScript(event.filename) };
}

/** The script of ours that a text names first, `inline` for one inside a document, `foreign` if it names none. */
function nameScript(text = ''): string {
  const start = text.indexOf(`${location.origin}/`);
  if (start === -1) return 'foreign';
  return scriptNameIn(text.slice(start)) ?? 'inline';
}
