import type { NewsItem } from '#core/news/news.ts';
import partStyles from '#features/support/parts.module.css';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './news-list.module.css';
import type { NewsListValue } from './news-list.ts';

export function NewsListSection({ section: { id, anchor, surface, years, feed } }: { section: NewsListValue }) {
  const { news } = usePage().messages;
  const newest = years[0]?.items[0];
  return (
    <div id={anchor} className={`section ${styles.section}`} data-surface={surface}>
      <div className={`wrap ${partStyles.parts}`}>
        {years.map(({ year, items }) => (
          <section key={year} className={`columns ${styles.year}`} aria-labelledby={`${id}-${year}`}>
            <h2 className={`figure ${styles.number}`} id={`${id}-${year}`}>
              {year}
            </h2>
            <ol className={`rows ${partStyles.links} ${styles.items}`}>
              {items.map((item) => (
                <li key={item.slug}>
                  <Item item={item} isNewest={item === newest} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <p className={`columns ${styles.year} ${styles.feed}`}>
          <a href={feed} type="application/atom+xml">
            {news.feed}
          </a>
        </p>
      </div>
    </div>
  );
}

function Item({ item: { href, title, teaser, picture, published }, isNewest }: { item: NewsItem; isNewest: boolean }) {
  const sizes = isNewest
    ? '(width >= 1440px) 61rem, (width >= 1024px) 70vw, 92vw'
    : '(width >= 1024px) 20rem, (width >= 768px) 30vw, 33vw';
  return (
    <article className={styles.item} data-newest={isNewest ? '' : undefined} aria-label={title}>
      <div className="stack-s">
        <p className="small">
          <time dateTime={published.iso}>{published.text}</time>
        </p>
        <h3 className={isNewest ? 'heading' : 'title'}>
          <a className={partStyles.whole} href={href}>
            {title}
          </a>
        </h3>
        <p className={isNewest ? 'lead' : styles.teaser}>{teaser}</p>
      </div>
      <div className={`notch scene ${styles.picture}`}>
        <Picture picture={picture} sizes={sizes} className="fill" priority={isNewest} alt="" />
      </div>
    </article>
  );
}
