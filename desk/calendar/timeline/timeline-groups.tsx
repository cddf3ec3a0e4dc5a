import { memo } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import type { Grouping } from '../calendar-state.ts';
import { wallTime } from '../wall-time.ts';
import barStyles from './bar.module.css';
import type { BarGroup, PlacedBar } from './bar-rows.ts';
import { findingCount, longName, nameInSubject, openFindings, shortName } from './bar-words.ts';
import styles from './timeline.module.css';

/** The element id of a bar. */
export const barId = (id: string) => `bar ${id}`.replaceAll(' ', '-');

interface GroupsProps {
  groups: BarGroup[];
  group: Grouping;
  now: Instant;
  zoneOf: (edition: EditionCode) => string;
  /** The id of the bar in the tab order. */
  stop: string;
  open: string | undefined;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

/** All bars in their rows. `placeMarks` positions them. */
export const TimelineGroups = memo(function TimelineGroups({
  groups,
  group,
  now,
  zoneOf,
  stop,
  open,
  onOpen,
  onFocus,
}: GroupsProps) {
  return groups.map(({ key, label, rows }) => (
    <section key={key} className={styles.group} aria-label={label}>
      <h3 className={styles.heading}>{label}</h3>
      {rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <span className={styles.label}>{row.label}</span>
          <div className={styles.lanes}>
            {row.lanes.map((lane) => (
              <div key={lane[0]?.bar.id} className={styles.lane}>
                {lane.map((one) => (
                  <Bar
                    key={one.bar.id}
                    {...one}
                    now={now}
                    label={(group === 'about' ? nameInSubject : shortName)(one.bar)}
                    zone={zoneOf(one.bar.edition)}
                    isStop={one.bar.id === stop}
                    isOpen={one.bar.id === open}
                    onOpen={onOpen}
                    onFocus={onFocus}
                  />
                ))}
              </div>
            ))}
            <i
              className={styles.now}
              data-at={wallTime(Math.floor(now / 1000) * 1000, zoneOf(row.lanes[0]?.[0]?.bar.edition ?? 'us'))}
            />
          </div>
        </div>
      ))}
    </section>
  ));
});

const severities = ['error', 'warning', 'note'] as const;

interface BarProps extends PlacedBar {
  now: Instant;
  label: string;
  zone: string;
  isStop: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

const Bar = memo(function Bar({ bar, from, to, label, now, zone, isStop, isOpen, onOpen, onFocus }: BarProps) {
  const { id, kind, closes = Number.POSITIVE_INFINITY, findings } = bar;
  const unresolved = openFindings(findings);
  const worst = severities.find((severity) => unresolved.some((one) => one.severity === severity));
  const mark = worst ?? (findings.length > 0 ? 'accepted' : undefined);
  return (
    <button
      type="button"
      id={barId(id)}
      className={`notch-s edge ${barStyles.bar}`}
      data-bar=""
      data-from={Number.isFinite(from) ? from : undefined}
      data-to={Number.isFinite(to) ? to : undefined}
      data-kind={kind}
      data-past={closes <= now || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-label={longName(bar, zone, label)}
      title={bar.name}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {mark && (
        <b
          data-severity={mark}
          title={worst ? findingCount(unresolved.length) : `${findingCount(findings.length)}, accepted`}
        >
          {worst && '!'}
        </b>
      )}
      <span>{label}</span>
      {!Number.isFinite(to) && <ArrowIcon />}
    </button>
  );
});
