import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LearnMoreLink } from '#ui/commerce/learn-more-link.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { ProductCard } from '#ui/commerce/product-card.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { InlineStyle } from '#ui/inline-style.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import type { FinderValue } from './finder.ts';
import styles from './finder-result.module.css';

type Suggestion = NonNullable<FinderValue['result']>['robot'];

export function SuggestedRobot({ id, title, suggestion }: { id: string; title: string; suggestion: Suggestion }) {
  const { product, reasons, misses } = suggestion;
  const { name, describe, accent, glyph, picture, offer, sale, link } = product;

  return (
    <section
      className={styles.stage}
      data-surface="dark"
      data-accent={accent}
      data-result={id}
      aria-labelledby={`${id}-result`}
    >
      <InlineStyle css={`[data-result="${id}"]{--w:${glyph.width}}`} />
      <span className={styles.word} lang="en" aria-hidden="true">
        {glyph.text}
      </span>
      {picture && (
        <Picture picture={picture} sizes="(width >= 768px) 52rem, 100vw" priority className={styles.art} alt="" />
      )}
      <div className={`wrap ${styles.copy}`}>
        <h1 id={`${id}-result`}>
          <span className={styles.line}>{title}</span> <span className="heading">{name}</span>
        </h1>
        <p className="lead">{describe}</p>
        <Sentences reasons={reasons} misses={misses} />
        {sale && <SaleLine sale={sale} />}
        {offer?.reference && <PriceLine offer={offer} />}
        <div className={`actions ${styles.actions}`}>
          {offer && <BuyButton offer={offer} tone="accent" showPrice={!offer.reference} />}
          <LearnMoreLink link={link} name={name} />
        </div>
      </div>
    </section>
  );
}

export function OtherRobots({ id, title, suggestions }: { id: string; title: string; suggestions: Suggestion[] }) {
  const { availability, catalogue } = usePage().messages;
  return (
    <section className="section" data-surface="paper" aria-labelledby={`${id}-others`}>
      <div className={`wrap ${styles.others}`}>
        <h2 className="heading" id={`${id}-others`}>
          {title}
        </h2>
        <ul className={styles.cards}>
          {suggestions.map(({ product, reasons, misses }) => (
            <li key={product.id}>
              <ProductCard
                {...product}
                availability={{ state: product.availability, label: availability[product.availability] }}
                priceNote={product.offer?.buy && catalogue.priceInShop}
                control={<Sentences reasons={reasons} misses={misses} />}
                sizes="(width >= 1024px) 26vw, (width >= 768px) 44vw, 92vw"
                className={styles.card}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Sentences = ({ reasons, misses }: Pick<Suggestion, 'reasons' | 'misses'>) =>
  reasons.length + misses.length > 0 && (
    <ul className={styles.sentences}>
      {reasons.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {misses.map((sentence) => (
        <li key={sentence} data-miss="">
          {sentence}
        </li>
      ))}
    </ul>
  );
