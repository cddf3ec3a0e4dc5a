import { maxQueryLength } from '#contract/search.ts';
import partStyles from '#features/support/parts.module.css';
import { Button } from '#ui/button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { ArrowIcon, OutIcon, SearchIcon } from '#ui/icons.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { usePage } from '#ui/page-context.tsx';
import { Marked } from '#ui/search/marked.tsx';
import searchStyles from '#ui/search/search-form.module.css';
import styles from './search-results.module.css';
import type { SearchResultsValue } from './search-results.ts';

export function SearchResultsSection({ section }: { section: SearchResultsValue }) {
  const { id, anchor, heading, label, submit, path, query, summary, groups, popular, none } = section;
  const links = popular ?? none;
  return (
    <section
      id={anchor}
      className={`section ${partStyles.section}`}
      data-surface="paper"
      aria-labelledby={`${id}-heading`}
    >
      <div className={`wrap ${styles.layout}`}>
        <h1 className="heading" id={`${id}-heading`}>
          {heading}
        </h1>
        <search className={searchStyles.search}>
          <form action={path}>
            <label className="visually-hidden" htmlFor={`${id}-query`}>
              {label}
            </label>
            <SearchIcon />
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
          <p className="lead" role="status">
            {summary}
          </p>
        )}
        {groups.map((group) => (
          <section key={group.id} className={`columns ${styles.group}`} aria-labelledby={`${id}-${group.id}`}>
            <h2 className="title" id={`${id}-${group.id}`}>
              {group.title}
            </h2>
            <ol className={`rows ${partStyles.links}`}>
              {group.hits.map((hit) => (
                <li key={hit.href + hit.title}>
                  <Hit hit={hit} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {none && <p>{none.text}</p>}
        {links && <Links id={id} {...links} />}
      </div>
    </section>
  );
}

const Links = ({ id, title, links }: NonNullable<SearchResultsValue['popular']> & { id: string }) => (
  <section className={`columns ${styles.group}`} aria-labelledby={`${id}-links`}>
    <h2 className="title" id={`${id}-links`}>
      {title}
    </h2>
    <ul className={`rows ${partStyles.links} ${styles.links}`}>
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

type ResultHit = SearchResultsValue['groups'][number]['hits'][number];

function Hit({ hit: { title, text, href, marks, external, product } }: { hit: ResultHit }) {
  const { action } = usePage().messages;
  return (
    <article className={`${partStyles.marks} ${styles.hit}`} data-accent={product?.accent} aria-label={title}>
      {product && <MediaCard {...product} sizes="(width >= 768px) 8rem, 5.5rem" className={styles.plate} />}
      <div className={`stack-s ${styles.words}`}>
        <h3 className={styles.name}>
          <a href={href} rel={external ? 'noopener' : undefined} className={partStyles.whole}>
            <Marked text={title} marks={marks.title} />
            {external && <span className="visually-hidden"> {action.opensShop}</span>}
          </a>
        </h3>
        <p className="small">
          <Marked text={text} marks={marks.text} />
        </p>
        {product && <Cost product={product} />}
      </div>
      {external ? <OutIcon /> : <ArrowIcon />}
    </article>
  );
}

function Cost({ product: { offer, availability } }: { product: NonNullable<ResultHit['product']> }) {
  const { messages } = usePage();
  return offer?.price ? <PriceLine offer={offer} /> : <p className="small">{messages.availability[availability]}</p>;
}
