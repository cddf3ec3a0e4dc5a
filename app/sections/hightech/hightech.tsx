import type { SectionOf } from '#rules/sections/registry.ts';
import { CloseUp } from '../../ui/media/close-up.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './hightech.module.css';

/** The technology of a robot, shown in close-ups. */
export function HightechSection({ section }: { section: SectionOf<'hightech'> }) {
  const { id, anchor, surface, heading, lead, closeUps } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
      <div className={styles.closeUps}>
        {closeUps.map((closeUp, index) => (
          <CloseUp
            key={closeUp.id}
            {...closeUp}
            sizes={index === 0 ? '(width >= 768px) 64vw, 100vw' : '(width >= 768px) 54vw, 100vw'}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
