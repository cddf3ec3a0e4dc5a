import { ButtonLink } from '#ui/button.tsx';
import { LawLines } from '#ui/commerce/law-lines.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './draw.module.css';
import type { DrawValue } from './draw.ts';

export const DrawSection = ({ section }: { section: DrawValue }) => (
  <section
    className="section scene"
    id={section.anchor}
    data-surface="flood"
    data-accent={section.accent}
    aria-labelledby={`${section.id}-heading`}
  >
    <div className="wrap columns-m">
      <div className="stack">
        <h2 className="display" id={`${section.id}-heading`}>
          {section.heading}
        </h2>
        <p className="lead">{section.lead}</p>
        <FactList
          facts={section.facts.map(({ term, detail }) => ({ name: term, value: detail }))}
          className={styles.facts}
        />
        <LawLines lines={section.law} />
        <ButtonLink href={section.action.href}>{section.action.label}</ButtonLink>
      </div>
      <Picture picture={section.picture} sizes="(width >= 768px) 46vw, 30rem" className={styles.art} />
    </div>
  </section>
);
