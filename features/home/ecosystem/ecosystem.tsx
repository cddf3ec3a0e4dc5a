import type { ReactNode } from 'react';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './ecosystem.module.css';
import type { EcosystemValue } from './ecosystem.ts';
import { StudioDrawing } from './studio-drawing.tsx';

export const EcosystemSection = ({ section }: { section: EcosystemValue }) => (
  <SectionFrame {...section} surface="dark" headingClass={`heading ${styles.heading}`}>
    <div className={styles.ecosystem}>
      <Tool {...section.studio}>
        <StudioDrawing stage={section.studio.stage} lanes={section.studio.lanes} />
      </Tool>
      <Tool {...section.hub}>
        <HubDrawing actions={section.hub.actions} />
      </Tool>
    </div>
  </SectionFrame>
);

type ToolProps = Pick<EcosystemValue['hub'], 'title' | 'text' | 'action' | 'link'> & { children: ReactNode };

const Tool = ({ title, text, action, link, children }: ToolProps) => (
  <article className={`float ${styles.tool}`} aria-label={title}>
    {children}
    <div className={styles.words}>
      <h3 className="title">{title}</h3>
      <p className="small">{text}</p>
      <TextLink link={link}>{action}</TextLink>
    </div>
  </article>
);

const HubDrawing = ({ actions }: Pick<EcosystemValue['hub'], 'actions'>) => (
  <div className={`notch-l edge ${styles.screen} ${styles.hub}`} aria-hidden="true">
    {actions.map(({ id, title, length, robot, accent, picture }) => (
      <div key={id} className={styles.action} data-accent={accent}>
        <span className={`notch-s ${styles.thumb}`}>
          <Picture picture={picture} sizes="7rem" alt="" />
        </span>
        <span>
          <b>{title}</b>
          {robot}
        </span>
        <span className="num">{length}</span>
      </div>
    ))}
  </div>
);
