import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './app-features.module.css';
import type { AppFeaturesValue } from './app-features.ts';
import { AppScreen } from './app-screen.tsx';

export const AppFeaturesSection = ({ section }: { section: AppFeaturesValue }) => (
  <SectionFrame {...section} surface="dark">
    <ul
      className={`swipe ${styles.features}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {section.features.map((feature) => (
        <li key={feature.id} className="float">
          <div className={`notch-l ${styles.plate}`}>
            <AppScreen feature={feature} />
          </div>
          <h3 className="title">{feature.title}</h3>
          <p>{feature.text}</p>
          {feature.tip && <p className={styles.tip}>{feature.tip}</p>}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
