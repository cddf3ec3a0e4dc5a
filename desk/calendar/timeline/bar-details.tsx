import { useEffect, useRef } from 'react';
import { datedKinds } from '#core/dated/dated-window.ts';
import { editions } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { zoneCity } from '../../dated-content/zone-time.ts';
import { type DeskZone, formatDeskTime, headquartersZone } from '../../screen/desk-zones.ts';
import type { CalendarBar } from '../calendar-value.ts';
import { PreviewLink } from '../preview-link.tsx';
import styles from './bar-details.module.css';

interface BarDetailsProps {
  bar: CalendarBar;
  zone: DeskZone;
  viewer: string;
  isHydrated: boolean;
  onClose: () => void;
}

/** Takes the focus when another bar opens. */
export function BarDetails({ bar, zone, viewer, isHydrated, onClose }: BarDetailsProps) {
  const { id, edition, kind, name, about, opens, closes, file, path, windows, findings } = bar;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasHydrated = useRef(isHydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bar takes the focus again.
  useEffect(() => {
    if (wasHydrated.current) heading.current?.focus();
    wasHydrated.current = true;
  }, [id]);
  const slug = windows[0]?.slug ?? '';
  const edge = (label: string, linkLabel: string, instant: Instant | undefined, fallback: string) => (
    <section className={`stack-s ${styles.edge}`}>
      <h3>{label}</h3>
      {instant === undefined ? (
        <p>{fallback}</p>
      ) : (
        <>
          <ul>
            {[...new Set([editions[edition].timeZone, headquartersZone, viewer])].map((timeZone) => (
              <li key={timeZone}>
                {formatDeskTime(instant, timeZone)} <span>{zoneCity(timeZone)}</span>
              </li>
            ))}
          </ul>
          <p>
            <PreviewLink edition={edition} slug={slug} at={instant} zone={zone}>
              {linkLabel}
            </PreviewLink>
          </p>
        </>
      )}
    </section>
  );
  return (
    <aside
      className={`notch edge stack ${styles.details}`}
      data-live={isHydrated || undefined}
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
        <button type="button" className="icon-button" aria-label="Close the details" onClick={onClose}>
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
      <section className={`stack-s ${styles.written}`}>
        <h3>Written in</h3>
        <p>
          <code>{file}</code> <code>{path}</code>
        </p>
        <ul>
          {windows.map((barWindow) => (
            <li key={`${barWindow.name} ${barWindow.usedIn?.path}`}>
              {windows.length > 1 && barWindow.name}
              {barWindow.usedIn && (
                <>
                  {' '}
                  used in <code>{barWindow.usedIn.file}</code> <code>{barWindow.usedIn.path}</code>
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
