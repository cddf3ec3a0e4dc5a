import { island } from '#browser/islands/island.tsx';
import type { TheaterValue } from '#features/product/theater.ts';
import { Picture } from '#ui/media/picture.tsx';
import { stageMessages } from '../stage/stage-messages.ts';
import styles from './theater.module.css';
import { TheaterCaption } from './theater-caption.tsx';
import { Island } from './theater-stage.island.tsx';

const TheaterStage = island('theater-stage', Island, 'visible', [
  ...stageMessages,
  'theater',
  'viewer.failed',
  'action.play',
  'action.pause',
]);

export function Theater({ section }: { section: TheaterValue }) {
  const { id, title, caption, actors, acts, play } = section;
  const hasList = acts.length > 0;
  return (
    <div className={hasList ? `columns ${styles.theater}` : undefined}>
      <div className={`notch-l scene ${styles.stage}`} data-live-stage data-actors={actors.length}>
        {actors.map(({ accent, picture }) => (
          <div key={picture.id} className={styles.actor} data-accent={accent}>
            <Picture picture={picture} sizes="(width >= 1024px) 34vw, 60vw" />
          </div>
        ))}
        {play ? (
          <TheaterStage id={id} title={title} caption={caption} play={play} />
        ) : (
          <div className={styles.foot}>
            <TheaterCaption title={title} caption={caption} />
          </div>
        )}
      </div>
      {hasList && (
        <ul className={styles.acts}>
          {acts.map((act) => (
            <li key={act.title}>
              <h3>{act.title}</h3>
              <p className="small">{act.text}</p>
              <span className="small">{act.cast}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
