import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './benefits.module.css';
import type { BenefitsValue } from './benefits.ts';

export const BenefitsSection = ({ section }: { section: BenefitsValue }) => (
  <SectionFrame {...section} hidesHeading className={styles.section}>
    <ul className={styles.benefits}>
      {section.items.map(({ id: benefit, icon, label, text }) => (
        <li key={benefit}>
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.4} aria-hidden="true">
            <path d={iconPaths[icon]} />
          </svg>
          <div>
            <b>{label}</b>
            {text && <p className="small">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  </SectionFrame>
);

const iconPaths: Record<BenefitsValue['items'][number]['icon'], string> = {
  guarantee: 'M2 4l6 6 3-3 7 7M18 9v5h-5',
  warranty: 'M3 3h14v7l-7 8-7-8zM6.5 9l2.5 2.5L13.5 7',
  returns: 'M7 3L3 7l4 4M3 7h9a5 5 0 0 1 0 10H6',
  instalments: 'M2 4h16v12H2zM2 8h16M5 12.5h2M9 12.5h2M13 12.5h2',
  delivery: 'M1 5h11v9H1zM12 8h4l3 3v3h-7M4 14v2.5h3V14M13 14v2.5h3V14',
  gift: 'M3 9h14v8H3zM2 5.5h16V9H2zM10 5.5V17M10 5.5L6.5 2 5 5.5M10 5.5L13.5 2 15 5.5',
  points: 'M10 2l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L10 14.3l-5 2.9 1.2-5.6L2 7.8l5.6-.6z',
};
