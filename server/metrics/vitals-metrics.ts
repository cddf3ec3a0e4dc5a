import { Counter, Histogram, type Registry } from 'prom-client';
import { type VitalName, type VitalsReport, vitalNames, vitals } from '#contract/vitals.ts';

/** Histogram buckets besides the "good" and "poor" thresholds, in seconds. CLS has no unit. */
const extraBuckets: Record<VitalName, number[]> = {
  LCP: [0.5, 1, 1.8, 8],
  FCP: [0.5, 1, 6],
  INP: [0.05, 0.1, 1],
  TTFB: [0.1, 0.2, 0.4, 4],
  CLS: [0.01, 0.02, 0.05, 0.5],
};

export function vitalsMetrics(register: Registry): (report: VitalsReport) => void {
  const registers = [register];
  const reports = new Counter({
    name: 'web_vitals_reports_total',
    help: 'Reports of visitors who agreed, by their connection and by how they came to the page.',
    labelNames: ['connection', 'navigation'],
    registers,
  });
  const histograms = new Map(vitalNames.map((name) => [name, histogramOf(name, registers)]));
  return ({ page, edition, connection, navigation, vitals: values }) => {
    reports.inc({ connection, navigation });
    for (const [name, histogram] of histograms) {
      const value = values[name];
      if (value !== undefined) histogram.observe({ page, edition }, value / unitOf(name));
    }
  };
}

function histogramOf(name: VitalName, registers: Registry[]): Histogram<'page' | 'edition'> {
  const { description, good, poor } = vitals[name];
  const buckets = [...extraBuckets[name], good / unitOf(name), poor / unitOf(name)].sort((one, other) => one - other);
  const metric = name === 'CLS' ? 'web_vitals_cls' : `web_vitals_${name.toLowerCase()}_seconds`;
  return new Histogram({
    name: metric,
    help: `${description} (${name}), as visitors who agreed report it, by kind of page and edition.`,
    labelNames: ['page', 'edition'],
    buckets,
    registers,
  });
}

/** Converts the ms of reports to the seconds of Prometheus. */
const unitOf = (name: VitalName): number => (name === 'CLS' ? 1 : 1000);
