import styles from './carousel-tabs.module.css';

interface CarouselTabsProps {
  label: string;
  tabs: {
    /** Id of the slide. */
    slide: string;
    /** Surface of the slide, on which the tabs are drawn. */
    surface: 'dark' | 'flood';
    accent: string;
    label: string;
    note?: string | undefined;
  }[];
}

/** Links to the slides, with a line on the current one. The element around the carousel moves the line. */
export const CarouselTabs = ({ label, tabs }: CarouselTabsProps) => (
  <nav className={styles.tabs} aria-label={label} data-on={tabs[0]?.surface} data-accent={tabs[0]?.accent}>
    <div className="wrap">
      <ul data-tabs={tabs.length}>
        {tabs.map(({ slide, surface, accent, label, note }, index) => (
          <li key={slide}>
            <a href={`#${slide}`} aria-current={index === 0 || undefined} data-on={surface} data-accent={accent}>
              {label}
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
