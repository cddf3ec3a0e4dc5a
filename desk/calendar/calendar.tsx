import { ButtonLink } from '#ui/button.tsx';
import styles from './calendar.module.css';
import type { CalendarValue } from './calendar-value.ts';
import { ExportLinks } from './export-links.tsx';
import { Filters } from './filters.tsx';
import { NextChanges } from './next-changes.tsx';
import { BarDetails } from './timeline/bar-details.tsx';
import { BarTable } from './timeline/bar-table.tsx';
import { day, firstPeriod } from './timeline/period.ts';
import { Timeline } from './timeline/timeline.tsx';
import { type CalendarModel, useCalendar } from './use-calendar.ts';

/**
 * The campaign calendar: everything that content dates on one time line, the next changes, and links to the preview of
 * each edge.
 */
export function Calendar({ value }: { value: CalendarValue }) {
  const model = useCalendar(value);
  const { state, bars, isHydrated, viewer, zoneFor, change } = model;
  const openBar = state.open === undefined ? undefined : value.bars.find(({ id }) => id === state.open);
  function close(): void {
    change({ open: undefined });
    document.querySelector<HTMLElement>('[aria-label="Time line"] [aria-current]')?.focus();
  }
  return (
    <div className="stack">
      <div className={styles.top}>
        <h1 className="title">Campaign calendar</h1>
        <ExportLinks value={value} editions={state.editions} />
      </div>
      {value.missingAuditReason !== undefined && (
        <p className="small" role="status">
          {value.missingAuditReason}
        </p>
      )}
      <Filters value={value} model={model} />
      <div className={styles.columns}>
        <div className={`stack ${styles.main}`}>
          {isHydrated && <PeriodLinks model={model} />}
          {isHydrated && <Timeline model={model} />}
        </div>
        <div className={`stack-l ${styles.side}`}>
          {openBar && (
            <BarDetails bar={openBar} zone={state.zone} viewer={viewer} isHydrated={isHydrated} onClose={close} />
          )}
          <NextChanges model={model} shopChanges={value.shopChanges} />
        </div>
      </div>
      <BarTable bars={bars} zone={state.zone} zoneFor={zoneFor} />
    </div>
  );
}

/** The lengths of periods to choose from, in days. */
const lengths = { Month: 31, Quarter: 92, Year: 366 };

function PeriodLinks({ model: { state, now, address } }: { model: CalendarModel }) {
  const { from, to } = state.period;
  const half = Math.max(day, Math.round((to - from) / 2 / day) * day);
  const today = Math.floor(now / day) * day;
  const periods = [
    { label: 'Earlier', period: { from: from - half, to: to - half } },
    { label: 'Now', period: firstPeriod(now) },
    { label: 'Later', period: { from: from + half, to: to + half } },
    ...Object.entries(lengths).map(([label, days]) => ({ label, period: { from: today, to: today + days * day } })),
  ];
  return (
    <nav aria-label="Period">
      {periods.map(({ label, period }) => (
        <ButtonLink key={label} href={address({ period })} small tone="line">
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
