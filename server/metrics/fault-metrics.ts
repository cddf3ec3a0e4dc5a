import { Counter, type Registry } from 'prom-client';
import type { FaultKind } from '#contract/faults.ts';

export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** A fault in a visitor's browser. `name` is one of a closed set. */
export interface CountedFault {
  kind: FaultKind;
  name: string;
  browser: BrowserFamily;
  /** `current` if the page came from the build that the server has. */
  build: 'current' | 'older';
}

export function faultMetrics(register: Registry): (fault: CountedFault) => void {
  const faults = new Counter({
    name: 'visitor_faults_total',
    help: 'Faults in browsers of visitors who agreed, by kind, by what failed, by browser and by build of the page.',
    labelNames: ['kind', 'name', 'browser', 'build'],
    registers: [register],
  });
  return ({ kind, name, browser, build }) => faults.inc({ kind, name, browser, build });
}
