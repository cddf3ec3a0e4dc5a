import * as z from 'zod';
import {
  type Fault,
  type FaultKind,
  faultKinds,
  islandNames,
  maxFaults,
  scriptNameIn,
  startNames,
  unscriptedNames,
} from '#contract/faults.ts';
import type { StaticFiles } from '../files/static-files.ts';
import type { Middleware } from '../http/response.ts';
import type { BrowserFamily, CountedFault } from '../metrics/fault-metrics.ts';
import { serveReports } from './reports.ts';

const reportSchema = z.strictObject({
  build: z.string().max(20),
  faults: z
    .array(z.strictObject({ kind: z.enum(faultKinds), name: z.string().max(50) }))
    .min(1)
    .max(maxFaults),
});

interface FaultOptions {
  build: string;
  files: StaticFiles;
  record: (fault: CountedFault) => void;
}

/** Counts the faults that browsers report. A name that this build does not have counts as `other`. */
export function serveFaults({ build, files, record }: FaultOptions): Middleware {
  const scriptNames = [...files.keys()].flatMap((path) => scriptNameIn(path) ?? []).concat(unscriptedNames);
  const knownNames: Record<FaultKind, ReadonlySet<string>> = {
    error: new Set(scriptNames),
    rejection: new Set(scriptNames),
    island: new Set(islandNames),
    stage: new Set(islandNames),
    start: new Set(startNames),
  };
  const knownName = ({ kind, name }: Fault) => (knownNames[kind].has(name) ? name : 'other');
  return serveReports(reportSchema, (report, { headers }) => {
    const browser = browserFamily(headers.get('user-agent') ?? '');
    for (const fault of report.faults)
      record({
        kind: fault.kind,
        name: knownName(fault),
        browser,
        build: report.build === build ? 'current' : 'older',
      });
  });
}

/** The family of a browser, by its engine. Every browser on iOS is a Safari. */
function browserFamily(userAgent: string): BrowserFamily {
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return /\bAppleWebKit\//.test(userAgent) ? 'safari' : 'other';
}
