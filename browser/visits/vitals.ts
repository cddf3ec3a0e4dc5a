import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsReport } from '#contract/vitals.ts';
import type { MeasuredVital } from './vitals-beacon.ts';
import { createVitalsBeacon } from './vitals-beacon.ts';

const address = '/ssr/vitals';

/** Measures this page from its beginning and reports when it is hidden, as long as `isAllowed`. */
export function measureVitals(isAllowed: () => boolean): void {
  const { body, documentElement } = document;
  const { effectiveType = 'unknown' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  const beacon = createVitalsBeacon({
    about: {
      page: body.dataset.page,
      edition: documentElement.dataset.edition,
      connection: effectiveType,
    } as VitalsReport,
    isAllowed,
    send: (report) => void navigator.sendBeacon(address, JSON.stringify(report)),
  });
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch((vital) => beacon.note(vital as MeasuredVital));
  // The library notes its last values in the capturing phase of the same event, which comes after `pagehide` when the
  // page is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') beacon.hidden();
  });
}
