import type { SectionOf } from '#rules/sections/registry.ts';
import { TheaterScene } from '../../theater/theater-scene.tsx';
import { VideoDialog, WatchButton } from '../../ui/media/video-dialog.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './theater.module.css';

/** The mini theater: a scene and a list of acts. */
export function TheaterSection({ section }: { section: SectionOf<'theater'> }) {
  const { id, anchor, heading, lead, acts, watching } = section;
  return (
    <SectionFrame
      id={id}
      anchor={anchor}
      surface="dark"
      heading={heading}
      lead={lead}
      action={watching && <WatchButton id={id} watching={watching} />}
    >
      <TheaterScene section={section} />
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act.title}>
            <h3>{act.title}</h3>
            <p>{act.text}</p>
            <span>{act.cast}</span>
          </li>
        ))}
      </ul>
      <VideoDialog id={id} watching={watching} />
    </SectionFrame>
  );
}
