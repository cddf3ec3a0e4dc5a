import type { SectionOf } from '#rules/sections/registry.ts';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './timeline.module.css';

/** Dates and what happens on them, side by side in wide windows; the event that lasts is marked. */
export function TimelineSection({ section }: { section: SectionOf<'timeline'> }) {
  const { id, anchor, surface, heading, lead, now, events } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} split>
      <ol className={styles.events}>
        {events.map(({ id: event, time, event: text, isNow }) => (
          <li key={event} aria-current={isNow ? 'step' : undefined}>
            <b>
              {isNow && <span className="visually-hidden">{now} </span>}
              {time}
            </b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
