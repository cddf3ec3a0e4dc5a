import bulletStyles from '#ui/bullet.module.css';
import { classNames } from '#ui/class-names.ts';
import { LockIcon } from '#ui/icons.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { NoticeForm } from '../notices/notice-form.tsx';
import styles from './stages.module.css';
import type { StagesValue } from './stages.ts';

export const StagesSection = ({ section }: { section: StagesValue }) => (
  <SectionFrame {...section} surface="dark" hidesHeading className={styles.section}>
    <ol className={styles.stages}>
      {section.stages.map(({ id: stage, state, title, days, note, notice }) => (
        <li key={stage} data-state={state} aria-current={state === 'live' ? 'step' : undefined}>
          <h3>{title.join(' ')}</h3>
          <p className="small">{days}</p>
          <p className={classNames(state === 'live' && bulletStyles.bullet, styles.note)}>
            {state === 'locked' && <LockIcon />}
            {note}
          </p>
          {notice && <NoticeForm offer={notice} tone="line" />}
        </li>
      ))}
    </ol>
    {section.link && (
      <p className="below">
        <a href={section.link.href}>{section.link.label}</a>
      </p>
    )}
  </SectionFrame>
);
