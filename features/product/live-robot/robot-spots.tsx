import { useEffect, useState } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { useMessages } from '#ui/messages.ts';
import type { LiveRobotValue } from './live-robot.ts';
import styles from './robot-spots.module.css';
import sheet from './robot-spots.module.css?inline';

adoptStyles(sheet);

interface RobotSpotsProps extends Pick<LiveRobotValue, 'id' | 'spots'> {
  /** Called when the spots are rendered: a robot at rest draws no frame that would place them. */
  onShown(): void;
}

export function RobotSpots({ id, spots, onShown }: RobotSpotsProps) {
  const { viewer } = useMessages<'viewer'>();
  const [open, setOpen] = useState<string>();
  const openSpot = spots.find((spot) => spot.id === open);
  useEffect(onShown, [onShown]);
  return (
    <>
      <ul className={styles.spots} aria-label={viewer.facts}>
        {spots.map((spot) => (
          <li key={spot.id} data-spot={spot.id} className={styles.spot}>
            <button
              type="button"
              aria-expanded={open === spot.id}
              aria-controls={`${id}-spot`}
              onClick={() => setOpen(open === spot.id ? undefined : spot.id)}
            >
              <span className="visually-hidden">{spot.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={`notch-s ${styles.fact}`} id={`${id}-spot`} aria-live="polite">
        {openSpot && (
          <div>
            <h3 className="title">{openSpot.title}</h3>
            <p className="small">{openSpot.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
