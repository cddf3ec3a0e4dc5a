import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { PartDrawing } from './part-drawing.tsx';
import styles from './parts.module.css';
import type { PartsValue } from './parts.ts';

/** Numbered parts in groups beside a picture of the whole. */
export const PartsSection = ({ section }: { section: PartsValue }) => (
  <SectionFrame {...section} split>
    <div className={styles.parts}>
      <div className={`notch-l ${styles.plate}`} data-cut-out={section.picture.transparent ? '' : undefined}>
        <Picture picture={section.picture} sizes="(width >= 1024px) 40vw, 92vw" className="fill" />
      </div>
      <div className={styles.groups}>
        {section.groups.map((group) => (
          <div key={group.id}>
            <h3 className="title">{group.title}</h3>
            <ul>
              {group.parts.map((part) => (
                <li key={part.id}>
                  <span className={`num ${styles.number}`} aria-hidden="true">
                    {part.number}
                  </span>
                  <PartDrawing name={part.drawing} />
                  <p>
                    <b>{part.title}</b>
                    {part.text && <span>{part.text}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </SectionFrame>
);
