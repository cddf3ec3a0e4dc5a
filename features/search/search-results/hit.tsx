import { PriceLine } from '#ui/commerce/price.tsx';
import { ArrowIcon, OutIcon } from '#ui/icons.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { usePage } from '#ui/page-context.tsx';
import { Marked } from '#ui/search/marked.tsx';
import styles from './search-results.module.css';
import type { SearchResultsValue } from './search-results.ts';

type ResultHit = SearchResultsValue['groups'][number]['hits'][number];

/** A result: the whole row is a link. Robots have a picture and a price. */
export function Hit({ hit: { title, text, href, marks, external, product } }: { hit: ResultHit }) {
  const { action } = usePage().messages;
  return (
    <article className={styles.hit} data-accent={product?.accent} aria-label={title}>
      {product && (
        <MediaCard
          picture={product.picture}
          sizes="(width >= 768px) 8rem, 5.5rem"
          glyph={product.glyph}
          accent={product.accent}
          className={styles.plate}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={href} rel={external ? 'noopener' : undefined}>
            <Marked text={title} marks={marks.title} />
            {external && <span className="visually-hidden"> {action.opensShop}</span>}
          </a>
        </h3>
        <p className="small">
          <Marked text={text} marks={marks.text} />
        </p>
        {product && <Cost product={product} />}
      </div>
      {external ? <OutIcon className={styles.arrow} /> : <ArrowIcon className={styles.arrow} />}
    </article>
  );
}

/** The price, or that there is none to show: whether the product can be had. */
function Cost({ product: { offer, availability } }: { product: NonNullable<ResultHit['product']> }) {
  const { messages } = usePage();
  return offer?.price ? <PriceLine offer={offer} /> : <p className="small">{messages.availability[availability]}</p>;
}
