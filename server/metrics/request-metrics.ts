import type { Registry } from 'prom-client';
import { Counter, Histogram } from 'prom-client';

/** Screens of the web team are no traffic. */
const uncounted = 'desk';

/** Counts answered requests; calling the result notes one. `kind` is the step of the request's life that answered. */
export function requestMetrics(register: Registry): (kind: string, status: number, milliseconds: number) => void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests, by what answered them and by status.',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by what answered it.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  return (kind, status, milliseconds) => {
    if (kind === uncounted) return;
    requests.inc({ kind, status });
    durations.observe({ kind }, milliseconds / 1000);
  };
}
