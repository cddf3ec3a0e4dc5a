import '#document/styles/tokens.css';
import '#document/styles/font.css';
import '#document/styles/base.css';
import '#document/styles/corners.css';
import '#document/styles/roles.css';
import type { ComponentType } from 'react';
import { BrandMark } from '#ui/icons.tsx';
import tabStyles from '#ui/tab-row.module.css';
import { Calendar } from '../calendar/calendar.tsx';
import { ContentAudit } from '../findings/content-audit.tsx';
import { TimeTravel } from '../preview/time-travel.tsx';
import styles from './desk-frame.module.css';
import type { DeskValues, FramedView } from './desk-view.ts';

const navLinks: readonly { href: string; label: string; screen: FramedView['screen'] }[] = [
  { href: '/preview', label: 'Time travel', screen: 'time-travel' },
  { href: '/preview/calendar', label: 'Calendar', screen: 'calendar' },
  { href: '/preview/check', label: 'Content audit', screen: 'content-audit' },
];

/** The components of all screens, rendered on the server and hydrated by the desk's script. */
const screens: { [Name in FramedView['screen']]: ComponentType<{ value: DeskValues[Name] }> } = {
  message: ({ value }) => <h1 className="title">{value}</h1>,
  'time-travel': TimeTravel,
  calendar: Calendar,
  'content-audit': ContentAudit,
};

export function DeskFrame({ view }: { view: FramedView }) {
  const Screen = screens[view.screen] as ComponentType<{ value: FramedView['value'] }>;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the screen
      </a>
      <header className={styles.header} data-surface="dark">
        <p className={styles.brand}>
          <BrandMark />
          KINETRA <span>desk</span>
        </p>
        <nav className={tabStyles.row} aria-label="Desk">
          {navLinks.map(({ href, label, screen }) => (
            <a key={href} href={href} aria-current={screen === view.screen ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <form method="post" action="/preview/logout">
          <button type="submit">Log out</button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Screen value={view.value} />
      </main>
    </>
  );
}
