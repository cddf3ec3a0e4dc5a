import { telephoneHref } from '#core/regions/company.ts';
import partStyles from '../parts.module.css';
import styles from './contacts.module.css';
import type { ContactsValue } from './contacts.ts';

type Row = ContactsValue['groups'][number]['rows'][number];

export const ContactsSection = ({ section: { id, anchor, surface, hours, groups } }: { section: ContactsValue }) => (
  <section
    id={anchor}
    className={`section ${partStyles.section}`}
    data-surface={surface}
    aria-labelledby={`${id}-hours`}
  >
    <div className={`wrap ${partStyles.parts}`}>
      <div className={`columns ${partStyles.part}`}>
        <h2 className="title" id={`${id}-hours`}>
          {hours.title}
        </h2>
        <div className="stack-s">
          <p className={`heading num ${styles.times}`}>{hours.text}</p>
          <p className="small">{hours.note}</p>
        </div>
      </div>
      {groups.map((group) => (
        <div key={group.id} className={`columns ${partStyles.part}`}>
          <h2 className="title" id={`${id}-${group.id}`}>
            {group.title}
          </h2>
          <ul className="rows" aria-labelledby={`${id}-${group.id}`}>
            {group.rows.map((row) => (
              <li key={row.id} className={styles.row}>
                <ContactRow row={row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

const ContactRow = ({ row: { title, text, email, telephone } }: { row: Row }) => (
  <>
    <div className="stack-s">
      <h3>{title}</h3>
      {text && <p className="small">{text}</p>}
    </div>
    <div className={`stack ${styles.ways}`}>
      <a href={`mailto:${email}`}>{email}</a>
      {telephone && <a href={telephoneHref(telephone)}>{telephone}</a>}
    </div>
  </>
);
