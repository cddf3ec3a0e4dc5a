import { Counter, Histogram, type Registry } from 'prom-client';

/** The web team's screens do not count as traffic. */
const uncountedKind = 'desk';

/** Counts requests: call the result once per request. `kind` is the kind of middleware that responded. */
export function requestMetrics(register: Registry): (kind: string, status: number, milliseconds: number) => void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests, by the endpoint that handled them and by status.',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response, by the endpoint that handled it.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  return (kind, status, milliseconds) => {
    if (kind === uncountedKind) return;
    requests.inc({ kind, status });
    durations.observe({ kind }, milliseconds / 1000);
  };
}
