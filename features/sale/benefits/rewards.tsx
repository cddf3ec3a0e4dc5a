import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './rewards.module.css';
import type { RewardsValue } from './rewards.ts';

export const RewardsSection = ({ section }: { section: RewardsValue }) => (
  <SectionFrame {...section}>
    <div className={section.picture && `columns-m ${styles.pictured}`}>
      {section.picture && (
        <div className="notch-l plate">
          <Picture picture={section.picture} sizes="(width >= 768px) 54vw, 92vw" />
        </div>
      )}
      <ol className={styles.tiers}>
        {section.tiers.map(({ id: tier, picture, figure, title, text }) => (
          <li key={tier} className="stack">
            <p className={`figure ${styles.figure}`}>{figure}</p>
            <div className={styles.gift}>
              {picture && <Picture picture={picture} sizes="10rem" alt="" />}
              <div>
                <h3 className="title">{title}</h3>
                <p className="quiet">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
    {section.note && <p className="small below">{section.note}</p>}
  </SectionFrame>
);
