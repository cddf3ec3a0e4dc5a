import { CloseUp } from '#ui/media/close-up.tsx';
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
            <CloseUp key={item.id} {...item} sizes="(width >= 768px) 46vw, 36vw" />
          ))}
        </div>
      </SectionFrame>
      <VideoDialog id={id} watching={watching} />
    </>
  );
}
