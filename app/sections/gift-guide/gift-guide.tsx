import type { SectionOf } from '#rules/sections/registry.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './gift-guide.module.css';

/** A panel that links to the gift guide, with a robot reaching over its edge. */
export const GiftGuideSection = ({
  section: { id, anchor, accent, heading, text, label, link, picture },
}: {
  section: SectionOf<'gift-guide'>;
}) => (
  <section className={`section ${styles.section}`} id={anchor} data-surface="paper" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className={styles.panel} data-surface="dark" data-accent={accent}>
        <div className={styles.copy}>
          <div className={styles.words}>
            <h2 className="heading" id={`${id}-heading`}>
              {heading}
            </h2>
            <p className="lead">{text}</p>
          </div>
          <TextLink link={link}>{label}</TextLink>
        </div>
        <Picture picture={picture} sizes="(width >= 768px) 46vw, 92vw" className={styles.art} alt="" />
      </div>
    </div>
  </section>
);
