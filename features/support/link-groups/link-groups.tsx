import { Button } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { ArrowIcon, OutIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './link-groups.module.css';
import type { LinkGroupsValue } from './link-groups.ts';
import { LinkIcon } from './link-icons.tsx';

type Group = LinkGroupsValue['groups'][number];
type Entry = Group['links'][number];

/** Groups of links; the first group at full size. */
export const LinkGroupsSection = ({ section: { id, anchor, surface, groups } }: { section: LinkGroupsValue }) => (
  <section id={anchor} className={`section ${styles.section}`} data-surface={surface} aria-label={groups[0]?.title}>
    <div className={`wrap ${styles.groups}`}>
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          <h2 className="title" id={`${id}-${group.id}`}>
            {group.title}
          </h2>
          <ul className={styles.links} aria-labelledby={`${id}-${group.id}`}>
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

/** A page that is still being built: a button that opens a dialog saying so. */
function ComingSoonRow({ id, entry }: { id: string; entry: Entry }) {
  const { action, failure } = usePage().messages;
  return (
    <>
      <DialogButton opens={id} className={styles.row}>
        <RowContent entry={entry} />
        <ArrowIcon className={styles.arrow} />
      </DialogButton>
      <Dialog id={id} title={entry.title}>
        <div className={styles.soon}>
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
      <span className={styles.name}>{title}</span>
      <span className="small">{text}</span>
    </span>
  </>
);
