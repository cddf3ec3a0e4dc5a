import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './downloads.module.css';
import type { DownloadsValue } from './downloads.ts';

/** Downloads other than the app: the desktop tool, the robots' firmware, and the manuals. */
export const DownloadsSection = ({
  section: { anchor, surface, studio, firmware, manuals },
}: {
  section: DownloadsValue;
}) => (
  <div className="section" id={anchor} data-surface={surface}>
    <div className={`wrap ${styles.topics}`}>
      <Topic id="studio" title={studio.title} text={studio.text}>
        <TopicLink link={studio.address}>{studio.link}</TopicLink>
      </Topic>
      <Topic id="firmware" title={firmware.title} text={firmware.text}>
        <dl className={styles.items}>
          {firmware.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Topic>
      {manuals && (
        <Topic id="guides" title={manuals.title} text={manuals.text}>
          <TopicLink link={manuals.address}>{manuals.link}</TopicLink>
        </Topic>
      )}
    </div>
  </div>
);

const Topic = ({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) => (
  <section id={id} className={styles.topic} aria-labelledby={`${id}-title`}>
    <h2 className="title" id={`${id}-title`}>
      {title}
    </h2>
    <div>
      <p>{text}</p>
      {children}
    </div>
  </section>
);

const TopicLink = ({ link, children }: { link: Link | undefined; children: ReactNode }) =>
  link && (
    <p>
      <TextLink link={link}>{children}</TextLink>
    </p>
  );
