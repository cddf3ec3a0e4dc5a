import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './manuals.module.css';
import type { ManualsValue } from './manuals.ts';
import { SeriesTabs } from './series-tabs.tsx';

/** The quick start guides by series: as tabs, or as one table below the other without scripts. */
export function ManualsSection({ section }: { section: ManualsValue }) {
  const { heading, series, thName, thSize, thUpdateTime, note } = section;
  return (
    <SectionFrame {...section} hidesHeading className={styles.manuals}>
      <SeriesTabs
        label={heading}
        series={series}
        columns={{ name: thName, size: thSize, updated: thUpdateTime }}
        note={note}
      />
    </SectionFrame>
  );
}
