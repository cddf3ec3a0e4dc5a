import { type DatedWindow, subjectName } from '#core/dated/dated-window.ts';
import type { Site } from '#core/site.ts';
import type { Finding } from '../audit/finding.ts';
import { clusterWindows } from '../dated-content/window-clusters.ts';
import type { CalendarBar } from './calendar-value.ts';

export function calendarBars(site: Site, windows: readonly DatedWindow[], findings: readonly Finding[]): CalendarBar[] {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return clusterWindows(windows).map(({ windows: members, ...cluster }) => {
    const first = members[0] as DatedWindow;
    return {
      ...cluster,
      file: first.file,
      path: first.path,
      about: subjectName(site, first),
      windows: members.map(({ name: windowName, slug, usedIn }) => ({
        name: windowName,
        slug,
        ...(usedIn && { usedIn }),
      })),
      findings: [...new Set(members.flatMap((window) => findingsForWindow(window, byFile)))],
    };
  });
}

/**
 * The findings of a window in its edition. A finding about a stage’s times belongs to the stage, not to everything that
 * takes its times from it.
 */
function findingsForWindow(
  { edition, kind, file, path, usedIn = { file, path } }: DatedWindow,
  byFile: Map<string, Finding[]>,
): Finding[] {
  const fileFindings = byFile.get(usedIn.file) ?? [];
  return fileFindings.filter((finding) => {
    const isOfWindow =
      finding.path === usedIn.path || (kind !== 'campaign' && finding.path.startsWith(`${usedIn.path}.`));
    return isOfWindow && (finding.edition === undefined || finding.edition === edition);
  });
}
