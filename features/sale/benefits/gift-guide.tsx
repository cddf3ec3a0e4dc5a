import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './gift-guide.module.css';
import type { GiftGuideValue } from './gift-guide.ts';

export const GiftGuideSection = ({
  section: { id, anchor, heading, text, label, link, guide, picture },
}: {
  section: GiftGuideValue;
}) => (
  <section className="section joined" id={anchor} data-surface="paper" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className={`notch-l plate ${styles.panel}`} data-surface="dark">
        <div className={`stack-l ${styles.copy}`}>
          <div className="stack">
            <h2 className="heading" id={`${id}-heading`}>
              {heading}
            </h2>
            <p className="lead">{text}</p>
          </div>
          <div className="actions">
            <ButtonLink {...link}>{label}</ButtonLink>
            {guide && <TextLink link={guide}>{guide.label}</TextLink>}
          </div>
        </div>
        <Picture picture={picture} sizes="(width >= 768px) 92vw, 200vw" />
      </div>
    </div>
  </section>
);
