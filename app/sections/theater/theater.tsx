import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { island } from '../../islands/island.tsx';
import styles from '../../theater/theater.module.css';
import { TheaterCaption } from '../../theater/theater-caption.tsx';
import { TheaterStage } from '../../theater/theater-stage.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { VideoDialog, WatchButton } from '../../ui/media/video-dialog.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

const StageIsland = island('theaterStage', TheaterStage, 'visible');

type Theater = SectionOf<'theater'>;

/** The mini theater: actors on a stage, each in its own light, and a list of acts. Some stages have a live play. */
export function TheaterSection({ section }: { section: Theater }) {
  const { id, anchor, heading, lead, title, caption, actors, acts, play, watching } = section;
  return (
    <SectionFrame
      id={id}
      anchor={anchor}
      surface="dark"
      heading={heading}
      lead={lead}
      action={watching && <WatchButton id={id} watching={watching} />}
    >
      <div className={styles.stage} data-live-stage data-actors={actors.length}>
        {actors.map(({ accent, picture }) => (
          <div key={picture.id} className={styles.actor} data-product={accent}>
            <Picture picture={picture} sizes="(width >= 1024px) 34vw, 60vw" />
          </div>
        ))}
        {play ? (
          <Playable id={id} title={title} caption={caption} play={play} />
        ) : (
          <div className={styles.foot}>
            <TheaterCaption title={title} caption={caption} />
          </div>
        )}
      </div>
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

type PlayableProps = Pick<Theater, 'id' | 'title' | 'caption'> & { play: NonNullable<Theater['play']> };

function Playable(props: PlayableProps) {
  const { theater, viewer, action } = usePage().messages;
  const { loading, failed, lost } = viewer;
  return (
    <StageIsland {...props} words={{ ...theater, loading, failed, lost, play: action.play, pause: action.pause }} />
  );
}
