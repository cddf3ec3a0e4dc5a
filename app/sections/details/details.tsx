import type { SectionOf } from '#rules/sections/registry.ts';
import { CloseUp } from '../../ui/close-up.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { VideoDialog, WatchButton } from '../../ui/video-dialog.tsx';
import styles from './details.module.css';

/** Close-ups in pairs of unequal width; the wide one changes sides from row to row. A clip of the same opens in a dialog. */
export function DetailsSection({ section }: { section: SectionOf<'details'> }) {
  const { id, anchor, surface, heading, lead, items, watching } = section;
  const dialog = `${id}-clip`;
  const watch = watching && (
    <WatchButton opens={dialog} clip={watching.clip}>
      {watching.watch}
    </WatchButton>
  );
  return (
    <>
      <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} action={watch} split>
        <div className={styles.details}>
          {items.map((item) => (
            <CloseUp key={item.id} {...item} sizes="(width >= 768px) 56vw, 100vw" />
          ))}
        </div>
      </SectionFrame>
      {watching && <VideoDialog id={dialog} title={watching.title} description={watching.description} clip={watching.clip} />}
    </>
  );
}
