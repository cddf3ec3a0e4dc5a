import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { ArrowIcon, OutIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import partStyles from '../parts.module.css';
import styles from './link-groups.module.css';
import type { LinkGroupsValue, linkIcons } from './link-groups.ts';

type Group = LinkGroupsValue['groups'][number];
type Entry = Group['links'][number];

export const LinkGroupsSection = ({ section: { id, anchor, surface, groups } }: { section: LinkGroupsValue }) => (
  <section id={anchor} className={`section ${styles.section}`} data-surface={surface} aria-label={groups[0]?.title}>
    <div className={`wrap ${partStyles.parts}`}>
      {groups.map((group) => (
        <div key={group.id} className={`columns ${partStyles.part} ${styles.part}`}>
          <h2 className="title" id={`${id}-${group.id}`}>
            {group.title}
          </h2>
          <ul className={`rows ${styles.links}`} aria-labelledby={`${id}-${group.id}`}>
            {group.links.map((entry) => (
              <li key={entry.id}>
                {entry.link ? (
                  <LinkRow entry={entry} link={entry.link} />
                ) : (
                  <ComingSoonRow id={`${id}-${entry.id}-soon`} entry={entry} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

function LinkRow({ entry, link }: { entry: Entry; link: NonNullable<Entry['link']> }) {
  const { action } = usePage().messages;
  return (
    <a href={link.href} rel={link.external ? 'noopener' : undefined} className={styles.row}>
      <RowContent entry={entry} />
      {link.external ? <OutIcon className={styles.arrow} /> : <ArrowIcon className={styles.arrow} />}
      {link.external && <span className="visually-hidden"> {entry.isShop ? action.opensShop : action.opensSite}</span>}
    </a>
  );
}

function ComingSoonRow({ id, entry }: { id: string; entry: Entry }) {
  const { action, failure } = usePage().messages;
  return (
    <>
      <DialogButton opens={id} className={styles.row}>
        <RowContent entry={entry} />
        <ArrowIcon className={styles.arrow} />
      </DialogButton>
      <Dialog id={id} title={entry.title}>
        <div className="stack-l">
          <p className="lead">{failure.communitySoon}</p>
          <Button command="close" commandfor={id} autoFocus>
            {action.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

const RowContent = ({ entry: { icon, title, text } }: { entry: Entry }) => (
  <>
    {icon && <LinkIcon name={icon} className={styles.icon} />}
    <span className={styles.words}>
      {icon ? <span className="title">{title}</span> : <b className={styles.name}>{title}</b>}
      <span className="small">{text}</span>
    </span>
  </>
);

type IconName = (typeof linkIcons)[number];

/** Line drawings in a square of 32. Each panel in them has one bevelled corner. */
const drawings: Record<IconName, ReactNode> = {
  download: <path d="M16 4v15M9.5 13L16 19.5 22.5 13M4 22v6h20l4-4v-2" />,
  questions: <path d="M4 4h24v14l-5 5H12l-5 5v-5H4zM12.5 11c0-4.5 7-4.5 7 0 0 2.5-3.5 2.5-3.5 5M16 18.5v1.5" />,
  manual: <path d="M16 8C13 5.5 9 5 4 5v20c5 0 9 .5 12 3M16 8c3-2.5 7-3 12-3v16l-4 4c-3.5 0-6 1-8 3zM16 8v20" />,
  contact: <path d="M3 6h26v15l-5 5H3zM3 8l13 9L29 8" />,
  register: <path d="M6 3h20v21l-5 5H6zM11 10h10M11 15.5h10M11 21h4" />,
  service: <path d="M27.5 8.5l-5 5-4-4 5-5c-4.5-2-10 2-8.5 8L4.5 23 9 27.5 19.5 17c6 1.5 10-4 8-8.5z" />,
  hub: <path d="M12 6h8v6l-2 2h-6zM3 20h8v5l-2 2H3zM21 20h8v5l-2 2h-6zM16 14v3M7 20v-3h18v3" />,
  studio: <path d="M3 5h26v14l-4 4H3zM3 17h22M10 28h12M7 11h7M18 11h3M11 14h10" />,
  community: <path d="M12 5a4.5 4.5 0 1 0 .1 0zM3 27v-4l4-4h10l4 4v4zM21.5 7a4 4 0 0 1 0 8M24 19l5 4v4h-4" />,
};

const LinkIcon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden="true">
    {drawings[name]}
  </svg>
);
