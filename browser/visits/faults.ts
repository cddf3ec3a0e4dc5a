import type { FaultEvent } from './early-faults.ts';
import { createFaultReport } from './fault-report.ts';

const address = '/ssr/faults';

/** Reports the faults of this page when it is hidden, as long as `isAllowed`. Call the result with each of them. */
export function startFaultReport(isAllowed: () => boolean): (event: FaultEvent) => void {
  const report = createFaultReport({
    build: document.documentElement.dataset.build ?? '',
    origin: location.origin,
    isAllowed,
    send: (faults) => void navigator.sendBeacon(address, JSON.stringify(faults)),
  });
  document.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (document.visibilityState === 'hidden') report.hidden(timeStamp);
  });
  return report.note;
}
