import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { FactList } from '#ui/fact-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import partStyles from '../parts.module.css';
import styles from './downloads.module.css';
import type { DownloadsValue } from './downloads.ts';

export const DownloadsSection = ({
  section: { anchor, surface, studio, firmware, manuals },
}: {
  section: DownloadsValue;
}) => (
  <div className="section" id={anchor} data-surface={surface}>
    <div className={`wrap ${partStyles.parts}`}>
      <Topic id="studio" {...studio} />
      <Topic id="firmware" {...firmware}>
        <FactList
          facts={firmware.items.map(({ name, text }) => ({ name, value: text }))}
          className={`rows ${partStyles.facts}`}
        />
      </Topic>
      {manuals && <Topic id="guides" {...manuals} />}
    </div>
  </div>
);

interface TopicProps {
  id: string;
  title: string;
  text: string;
  address?: Link | undefined;
  link?: string;
  children?: ReactNode;
}

const Topic = ({ id, title, text, address, link, children }: TopicProps) => (
  <section id={id} className={`columns ${partStyles.part} ${styles.topic}`} aria-labelledby={`${id}-title`}>
    <h2 className="title" id={`${id}-title`}>
      {title}
    </h2>
    <div className="stack">
      <p>{text}</p>
      {address && (
        <p>
          <TextLink link={address}>{link}</TextLink>
        </p>
      )}
      {children}
    </div>
  </section>
);
