import { Picture } from '#ui/media/picture.tsx';
import { VideoDialog, WatchButton } from '#ui/media/video-dialog.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './details.module.css';
import type { DetailsValue } from './details.ts';

export function DetailsSection({ section }: { section: DetailsValue }) {
  const { id, items, watching } = section;
  return (
    <>
      <SectionFrame {...section} action={watching && <WatchButton id={id} watching={watching} />} split>
        <div className={styles.details}>
          {items.map((item) => (
            <CloseUp key={item.id} {...item} />
          ))}
        </div>
      </SectionFrame>
      <VideoDialog id={id} watching={watching} />
    </>
  );
}

/** A detail seen from close by, as high as `--close-up` says, with title and text below. */
const CloseUp = ({ picture, title, text }: DetailsValue['items'][number]) => (
  <article className="float" aria-label={title}>
    <div className={`notch-l plate ${styles.plate}`} data-cut-out={picture.transparent ? '' : undefined}>
      <Picture picture={picture} sizes="(width >= 768px) 46vw, 36vw" className="fill" />
    </div>
    <h3 className="title">{title}</h3>
    <p className="quiet">{text}</p>
  </article>
);
