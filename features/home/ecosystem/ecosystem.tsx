import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './ecosystem.module.css';
import type { EcosystemValue } from './ecosystem.ts';
import { HubDrawing } from './hub-drawing.tsx';
import { StudioDrawing } from './studio-drawing.tsx';

/** The two tools around the robots, each with a drawing of its screen and a link to its site. */
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

const Tool = ({
  title,
  text,
  action,
  link,
  children,
}: {
  title: string;
  text: string;
  action: string;
  link: Link;
  children: ReactNode;
}) => (
  <article className={`float ${styles.tool}`} aria-label={title}>
    {children}
    <div className={styles.words}>
      <h3 className="title">{title}</h3>
      <p className="small">{text}</p>
      <TextLink link={link}>{action}</TextLink>
    </div>
  </article>
);
