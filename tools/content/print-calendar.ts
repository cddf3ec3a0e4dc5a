import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarIcs } from '#desk/calendar/calendar-ics.ts';
import { readCalendarOptions } from '#desk/calendar/calendar-options.ts';
import { calendarTable } from '#desk/calendar/calendar-table.ts';
import { datedWindows } from '#pages/dated-windows.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');

await runMain(async () => {
  const options = readCalendarOptions(process.argv.slice(2));
  const site = loadSite(productionSources(root));
  const windows = datedWindows(site).filter(({ edition }) => options.editions.includes(edition));
  const now = Date.now();
  if (options.ics === undefined) {
    const lines = calendarTable(windows, options, now);
    console.log(lines.length > 0 ? lines.join('\n') : 'Nothing changes in that time.');
  } else {
    writeFileSync(
      options.ics,
      calendarIcs(windows, { brand: site.settings.brand, host: new URL(site.origins.main).host, now }),
    );
    console.error(`kinetra: ${windows.length} windows in ${options.ics}`);
  }
});
