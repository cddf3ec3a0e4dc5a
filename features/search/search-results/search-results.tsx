import { maxQueryLength } from '#contract/search.ts';
import { Button } from '#ui/button.tsx';
import { Hit } from './hit.tsx';
import styles from './search-results.module.css';
import type { SearchResultsValue } from './search-results.ts';

/** A search field with what it finds. Without scripts it sends the query to this page. */
export function SearchResultsSection({ section }: { section: SearchResultsValue }) {
  const { id, anchor, heading, label, submit, path, query, summary, groups, popular, none } = section;
  const links = popular ?? none;
  return (
    <section id={anchor} className={`section ${styles.section}`} data-surface="paper" aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.layout}`}>
        <h1 className="heading" id={`${id}-heading`}>
          {heading}
        </h1>
        <search>
          <form action={path} className={styles.form}>
            <label className="visually-hidden" htmlFor={`${id}-query`}>
              {label}
            </label>
            <input
              id={`${id}-query`}
              name="q"
              type="search"
              defaultValue={query}
              placeholder={label}
              maxLength={maxQueryLength}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            <Button type="submit">{submit}</Button>
          </form>
        </search>
        {summary && (
          <p className={`lead ${styles.summary}`} role="status">
            {summary}
          </p>
        )}
        {groups.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={`${id}-${group.id}`}>
            <h2 className="title" id={`${id}-${group.id}`}>
              {group.title}
            </h2>
            <ol className={styles.hits}>
              {group.hits.map((hit) => (
                <li key={hit.href + hit.title}>
                  <Hit hit={hit} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {none && <p className={styles.advice}>{none.text}</p>}
        {links && <Links id={id} {...links} />}
      </div>
    </section>
  );
}

const Links = ({ id, title, links }: NonNullable<SearchResultsValue['popular']> & { id: string }) => (
  <section className={styles.group} aria-labelledby={`${id}-links`}>
    <h2 className="title" id={`${id}-links`}>
      {title}
    </h2>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a href={link.href} rel={link.external ? 'noopener' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
