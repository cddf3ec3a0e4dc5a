import type { SectionOf } from '#rules/sections/registry.ts';
import { CloseUp } from '../../ui/close-up.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './details.module.css';

/** Close-ups in pairs of unequal width; the wide one changes sides from row to row. */
export function DetailsSection({ section }: { section: SectionOf<'details'> }) {
  const { id, anchor, surface, heading, lead, items } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} split>
      <div className={styles.details}>
        {items.map((item) => (
          <CloseUp key={item.id} {...item} sizes="(width >= 768px) 56vw, 100vw" />
        ))}
      </div>
    </SectionFrame>
  );
}
