import quietStyles from '#ui/form/action-button.module.css';
import type { CalendarModel } from '../use-calendar.ts';
import { barGroups, isInPeriod, isLasting, placeBar } from './bar-rows.ts';
import { type Period, ruler, type WallTime, wallTime } from './period.ts';
import styles from './timeline.module.css';
import { TimelineBar } from './timeline-bar.tsx';

/** The bars of a period as a picture. Only scripts render it, so its parts may have styles of their own. */
export function Timeline({ model }: { model: CalendarModel }) {
  const { state, bars, now, zoneFor, change } = model;
  const { period, group, open, lasting } = state;
  const placed = bars.map((bar) => placeBar(bar, zoneFor(bar.edition))).filter((one) => isInPeriod(one, period));
  const isFolded = (one: (typeof placed)[number]) => isLasting(one, period) && one.bar.id !== open;
  const foldedCount = placed.filter(isFolded).length;
  const groups = barGroups(lasting ? placed : placed.filter((one) => !isFolded(one)), group);
  const { over, parts, width } = ruler(period);
  return (
    <section className={styles.timeline} aria-label="Time line">
      <div className={styles.area} style={{ minWidth: `calc(var(--labels) + ${width}rem)` }}>
        <div className={styles.ruler} aria-hidden="true">
          <div className={styles.track}>
            {over.map(({ from, to, label }) => (
              <span key={from} className={styles.over} style={placeInPeriod(period, from, to)}>
                <b>{label}</b>
              </span>
            ))}
            {parts.map(({ from, to, label }) => (
              <span key={from} className={styles.part} style={placeInPeriod(period, from, to)}>
                {label}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.grid} aria-hidden="true">
          {parts.map(({ from, to }) => (
            <i key={from} style={placeInPeriod(period, from, to)} />
          ))}
        </div>
        {groups.map(({ key, label, rows }) => (
          <details key={key} className={styles.group} open>
            <summary>{label}</summary>
            {rows.map((row) => (
              <div key={row.key} className={styles.row}>
                <span className={styles.label}>{row.label}</span>
                <div className={styles.lanes}>
                  {row.lanes.map((lane) => (
                    <div key={lane[0]?.bar.id} className={styles.lane}>
                      {lane.map((one) => (
                        <TimelineBar
                          key={one.bar.id}
                          {...one}
                          model={model}
                          style={placeInPeriod(period, one.from, one.to)}
                        />
                      ))}
                    </div>
                  ))}
                  <NowLine period={period} now={wallTime(now, zoneFor(row.lanes[0]?.[0]?.bar.edition ?? 'us'))} />
                </div>
              </div>
            ))}
          </details>
        ))}
        {groups.length === 0 && (
          <p className={styles.nothing}>Nothing that matches the filters begins or ends in this period.</p>
        )}
      </div>
      {foldedCount > 0 && (
        <p className={styles.folded}>
          <button
            type="button"
            className={quietStyles.quiet}
            aria-expanded={lasting}
            onClick={() => change({ lasting: !lasting })}
          >
            {lasting
              ? `Hide the ${foldedCount} that stood before and go on`
              : `${foldedCount} more stood before and go on`}
          </button>
        </p>
      )}
    </section>
  );
}

const NowLine = ({ period, now }: { period: Period; now: WallTime }) =>
  now > period.from && now < period.to && <i className={styles.now} style={placeInPeriod(period, now, now)} />;

/** Where something is in a period; what begins before it or ends after it is cut. */
function placeInPeriod(period: Period, from: WallTime, to: WallTime) {
  const share = (at: WallTime) =>
    (Math.max(period.from, Math.min(period.to, at)) - period.from) / (period.to - period.from);
  return { insetInlineStart: `${share(from) * 100}%`, width: `${(share(to) - share(from)) * 100}%` };
}
