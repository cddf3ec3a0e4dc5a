import { Picture } from '#ui/media/picture.tsx';
import { VideoDialog, WatchButton } from '#ui/media/video-dialog.tsx';
import styles from './morph.module.css';
import type { MorphValue } from './morph.ts';

/** Phones load a strip with frames of 240 or 360 px, depending on their pixels; other screens the largest. */
const stripSizes = (frames: number) => `(width < 768px) ${frames * 120}px, ${frames * 480}px`;

/** Follows the scroll position. Browsers without scroll timelines show both shapes side by side. */
export function MorphSection({ section }: { section: MorphValue }) {
  const { id, anchor, heading, from, to, film, watching } = section;
  const strip = stripSizes(film.frames);
  return (
    <>
      <section
        className={styles.morph}
        id={anchor}
        data-morph={id}
        data-surface="dark"
        aria-labelledby={`${id}-heading`}
      >
        <style>{`[data-morph="${id}"]{--n:${film.frames};--steps:${film.frames - 1};--from:${from.width};--to:${to.width}}`}</style>
        <div className={`scene ${styles.stick}`}>
          <div className={`wrap stack ${styles.head}`}>
            <h2 className={`heading ${styles.heading}`} id={`${id}-heading`}>
              {heading}
            </h2>
            <WatchButton id={id} watching={watching} />
          </div>
          <div className={styles.words} aria-hidden="true">
            <span className={`giant ${styles.from}`}>{from.word}</span>
            <span className={`giant ${styles.to}`}>{to.word}</span>
          </div>
          <div className={styles.film}>
            <Picture picture={film} sizes={strip} />
          </div>
          <div className={`${styles.film} ${styles.end}`} aria-hidden="true">
            <Picture picture={film} sizes={strip} alt="" />
          </div>
          <div className={`wrap ${styles.captions}`}>
            <p className={styles.first}>
              <b>{from.word}</b>
              <span className="small">{from.caption}</span>
            </p>
            <div className={styles.rail} aria-hidden="true">
              <i />
            </div>
            <p className={styles.last}>
              <b>{to.word}</b>
              <span className="small">{to.caption}</span>
            </p>
          </div>
        </div>
      </section>
      <VideoDialog id={id} watching={watching} />
    </>
  );
}
