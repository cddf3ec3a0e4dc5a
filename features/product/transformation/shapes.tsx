import { classNames } from '#ui/class-names.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { VideoDialog, WatchButton } from '#ui/media/video-dialog.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './shapes.module.css';
import type { ShapesValue } from './shapes.ts';

export function ShapesSection({ section }: { section: ShapesValue }) {
  const { id, shapes, watching } = section;
  return (
    <>
      <SectionFrame
        {...section}
        surface="dark"
        action={watching && <WatchButton id={id} watching={watching} />}
        className={styles.stage}
      >
        <ol
          className={classNames(styles.shapes, shapes.length > 2 && 'swipe')}
          data-count={shapes.length}
          tabIndex={shapes.length > 2 ? 0 : undefined}
        >
          {shapes.map((shape, index) => (
            <li key={shape.id}>
              <div className={styles.picture} data-shape={`${id}-${shape.id}`}>
                <style>{`[data-shape="${id}-${shape.id}"]{--share:${shape.height}}`}</style>
                <Picture
                  picture={shape.picture}
                  sizes={`(width >= 768px) ${Math.round(90 / shapes.length)}vw, 92vw`}
                  className="fill"
                />
              </div>
              <div className={`stack-s ${styles.words}`}>
                <h3 className="title">
                  {index > 0 && <ChevronIcon className={styles.turn} />}
                  {shape.title}
                </h3>
                <p className="quiet">{shape.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SectionFrame>
      <VideoDialog id={id} watching={watching} />
    </>
  );
}
