import { useEffect, useRef } from 'react';
import { CloseIcon } from '#app/ui/icons.tsx';
import { editions } from '#rules/place/editions.ts';
import type { Instant } from '#rules/time/instant.ts';
import { datedKinds } from '../../../timeline/dated-window.ts';
import { cityOf } from '../../../timeline/zone-time.ts';
import type { CalendarBar } from '../../../values/calendar-value.ts';
import type { DeskZone } from '../../../values/desk-zones.ts';
import { formatDeskTime, headquartersZone } from '../../../values/desk-zones.ts';
import { LookLink } from '../look-link.tsx';
import styles from './bar-details.module.css';

interface BarDetailsProps {
  bar: CalendarBar;
  zone: DeskZone;
  viewer: string;
  /** Whether scripts run. */
  isLive: boolean;
  onClose: () => void;
}

/** The details of a bar. Takes the focus when another bar opens. */
export function BarDetails({ bar, zone, viewer, isLive, onClose }: BarDetailsProps) {
  const { id, edition, kind, name, about, opens, closes, file, path, things, findings } = bar;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasLive = useRef(isLive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bar takes the focus again.
  useEffect(() => {
    if (wasLive.current) heading.current?.focus();
    wasLive.current = true;
  }, [id]);
  const slug = things[0]?.slug ?? '';
  const edge = (label: string, linkLabel: string, instant: Instant | undefined, fallback: string) => (
    <section className={styles.edge}>
      <h3>{label}</h3>
      {instant === undefined ? (
        <p>{fallback}</p>
      ) : (
        <>
          <ul>
            {[...new Set([editions[edition].timeZone, headquartersZone, viewer])].map((timeZone) => (
              <li key={timeZone}>
                {formatDeskTime(instant, timeZone)} <span>{cityOf(timeZone)}</span>
              </li>
            ))}
          </ul>
          <p>
            <LookLink edition={edition} slug={slug} at={instant} zone={zone}>
              {linkLabel}
            </LookLink>
          </p>
        </>
      )}
    </section>
  );
  return (
    <aside
      className={styles.details}
      data-live={isLive || undefined}
      aria-labelledby="bar-name"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <p className="micro">
          {edition.toUpperCase()} · {datedKinds[kind][0]} · {about}
        </p>
        <h2 id="bar-name" tabIndex={-1} ref={heading}>
          {name}
        </h2>
        <button type="button" aria-label="Close the details" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ severity, actual, fix, accepted, path: where }) => (
            <li key={`${where} ${actual}`} data-severity={accepted === undefined ? severity : 'accepted'}>
              <strong>{accepted === undefined ? severityLabels[severity] : 'Accepted'}</strong> {actual}.{' '}
              <span>{accepted ?? fix}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.edges}>
        {edge('Opens', 'Look at it opening', opens, 'Open since ever.')}
        {edge('Closes', 'Look at it closing', closes, 'It does not close.')}
      </div>
      <section className={styles.written}>
        <h3>Written in</h3>
        <p>
          <code>{file}</code> <code>{path}</code>
        </p>
        <ul>
          {things.map((thing) => (
            <li key={`${thing.name} ${thing.usedIn?.path}`}>
              {things.length > 1 && thing.name}
              {thing.usedIn && (
                <>
                  {' '}
                  used in <code>{thing.usedIn.file}</code> <code>{thing.usedIn.path}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

const severityLabels = { error: 'Error', warning: 'Warning', note: 'Note' } as const;
