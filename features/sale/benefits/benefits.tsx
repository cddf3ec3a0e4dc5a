import { SectionFrame } from '#ui/section-frame.tsx';
import { benefitIcons } from './benefit-icons.tsx';
import styles from './benefits.module.css';
import type { BenefitsValue } from './benefits.ts';

/** The benefits of every order during a campaign, in a few words each. */
export function BenefitsSection({ section }: { section: BenefitsValue }) {
  return (
    <SectionFrame {...section} hidesHeading className={styles.section}>
      <ul className={styles.benefits}>
        {section.items.map(({ id: benefit, icon, label, text }) => {
          const Icon = benefitIcons[icon];
          return (
            <li key={benefit}>
              <Icon />
              <div>
                <b>{label}</b>
                {text && <p>{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
