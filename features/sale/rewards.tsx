import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './rewards.module.css';
import type { RewardsValue } from './rewards.ts';

/** The rewards for an order, from the lowest threshold up. */
export const RewardsSection = ({
  section: { id, anchor, surface, heading, lead, tiers, note },
}: {
  section: RewardsValue;
}) => (
  <SectionFrame
    id={id}
    anchor={anchor}
    surface={surface}
    heading={heading}
    headingClass={`heading ${styles.heading}`}
    lead={lead}
  >
    <ol className={styles.tiers}>
      {tiers.map(({ id: tier, picture, figure, title, text }) => (
        <li key={tier}>
          <p className={`figure ${styles.figure}`}>{figure}</p>
          <div className={styles.gift}>
            {picture && <Picture picture={picture} sizes="10rem" alt="" />}
            <div>
              <h3 className="title">{title}</h3>
              <p>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
    {note && <p className={`small ${styles.note}`}>{note}</p>}
  </SectionFrame>
);
