import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsReport } from '#contract/vitals.ts';

const address = '/ssr/vitals';

/**
 * Measures this page from its beginning and reports when it is hidden, each metric once per page entered. Measurements
 * are dropped when `isAllowed` is no longer true.
 */
export function measureVitals(isAllowed: () => boolean): void {
  const { body, documentElement } = document;
  const { effectiveType = 'unknown' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  const sentIds = new Set<string>();
  // The id of a metric is new whenever the page is entered, also from the back-forward cache.
  let pendingVitals = new Map<string, Metric>();

  function note(vital: Metric): void {
    if (isAllowed() && !sentIds.has(vital.id)) pendingVitals.set(vital.id, vital);
  }

  function send(): void {
    const measuredVitals = [...pendingVitals.values()];
    pendingVitals = new Map();
    const navigation = measuredVitals.at(-1)?.navigationType;
    if (navigation === undefined || !isAllowed()) return;
    for (const { id } of measuredVitals) sentIds.add(id);
    const report = {
      page: body.dataset.page,
      edition: documentElement.dataset.edition,
      connection: effectiveType,
      navigation,
      vitals: Object.fromEntries(
        measuredVitals.map(({ name, value }) => [
          name,
          name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        ]),
      ),
    } as VitalsReport;
    navigator.sendBeacon(address, JSON.stringify(report));
  }

  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(note);
  // The library notes its last values in the capturing phase of the same event, which comes after `pagehide` when the
  // page is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
