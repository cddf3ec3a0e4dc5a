import { ButtonLink } from '#ui/button.tsx';
import { day, firstPeriod } from './timeline/period.ts';
import type { CalendarModel } from './use-calendar.ts';

/** The lengths of periods to choose from, in days. */
const lengths = { Month: 31, Quarter: 92, Year: 366 };

/** Links to other periods. */
export function PeriodLinks({ model: { state, now, address } }: { model: CalendarModel }) {
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
