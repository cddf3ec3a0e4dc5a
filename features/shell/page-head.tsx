import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SearchForm } from '#ui/search/search-form.tsx';
import styles from './page-head.module.css';
import type { PageHeadValue } from './page-head.ts';

export function PageHeadSection({ section }: { section: PageHeadValue }) {
  const { id, anchor, surface, heading, lead, picture, searchPage, updated, notice, link } = section;
  return (
    <section
      id={anchor}
      className={`section ${styles.section}`}
      data-surface={surface}
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <div className={`head split ${styles.head}`}>
          <h1 className="display" id={`${id}-heading`}>
            {heading}
          </h1>
          {(lead || link) && (
            <div className={`stack ${styles.about}`}>
              {lead && <p className="lead">{lead}</p>}
              {link && <ButtonLink {...link}>{link.label}</ButtonLink>}
            </div>
          )}
        </div>
        {searchPage && <SearchForm action={searchPage} className={styles.search} />}
        {(updated || notice) && (
          <div className={styles.facts}>
            {notice && (
              <p className={styles.notice} role="note">
                {notice}
              </p>
            )}
            {updated && (
              <p className="small">
                {updated.label} <time dateTime={updated.day}>{updated.text}</time>
              </p>
            )}
          </div>
        )}
        {picture && (
          <Picture
            picture={picture}
            sizes="(width >= 1440px) 82rem, 100vw"
            priority
            className={`notch-l ${styles.picture}`}
          />
        )}
      </div>
    </section>
  );
}
