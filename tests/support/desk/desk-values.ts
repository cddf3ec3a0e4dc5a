import type { DatedWindow } from '#core/dated/dated-window.ts';
import type { Finding } from '#desk/audit/finding.ts';
import type { CalendarBar } from '#desk/calendar/calendar-value.ts';

/** A finding about a text banner of the United Kingdom. */
export const findingWith = (more: Partial<Finding>): Finding => ({
  check: 'odd-hour',
  severity: 'warning',
  file: 'content/regions/uk.yaml',
  path: 'textBanners.0.window.closes',
  actual: 'an end at 17:00',
  fix: 'Move it.',
  ...more,
});

const sale = { file: 'content/campaigns/black-friday-2026.yaml', path: 'stages.0.windows.uk' };

/** A stage of a sale in the United Kingdom. */
export const windowWith = (more: Partial<DatedWindow>): DatedWindow => ({
  id: 'stage',
  edition: 'uk',
  kind: 'stage',
  name: 'Stage “Early”',
  ...sale,
  opens: 100,
  closes: 200,
  slug: 'black-friday',
  ...more,
});

/** The bar of that stage in the calendar. */
export const barWith = (more: Partial<CalendarBar>): CalendarBar => ({
  id: 'stage',
  edition: 'uk',
  kind: 'stage',
  name: 'Stage “Early”',
  about: 'Black Friday 2026',
  ...sale,
  windows: [{ name: 'Stage “Early”', slug: 'black-friday' }],
  findings: [],
  ...more,
});
