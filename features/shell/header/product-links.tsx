import type { NavLink, NavProduct } from '#core/page-frame.ts';
import { ReferenceNote, StruckPrice } from '#ui/commerce/price.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { usePage } from '#ui/page-context.tsx';
import { NavAnchor } from '../nav-anchor.tsx';
import styles from './product-links.module.css';

/** In em: a name narrower than this is set no larger than one of this width. */
const minGlyphWidth = 2.15;

export function ProductLinks({ items }: { items: NavLink[] }) {
  const { families, tags } = usePage().messages;
  return (
    <ul className={styles.families}>
      {[...Map.groupBy(items, ({ product }) => product?.family)].map(([family, links]) => (
        <li key={family} className={styles.family}>
          <p className="micro">{family && families[family]}</p>
          <ul>
            {links.map(({ label, product, ...link }) => (
              <li key={label}>
                <NavAnchor link={link} className={styles.item}>
                  {product && <Plate product={product} />}
                  <span className="stack-s">
                    <span className={styles.name}>
                      {label}
                      {product?.tag && (
                        <span className={styles.tag} data-tag={product.tag}>
                          {tags[product.tag]}
                        </span>
                      )}
                    </span>
                    {product && <Terms product={product} />}
                  </span>
                </NavAnchor>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const Plate = ({ product }: { product: NavProduct }) => (
  <MediaCard
    {...product}
    className={product.picture ? styles.plate : styles.word}
    sizes="8rem"
    glyph={{ ...product.glyph, width: Math.max(product.glyph.width, minGlyphWidth) }}
  />
);

function Terms({ product: { price, reference, note } }: { product: NavProduct }) {
  const words = usePage().messages.price;
  if (!price && !note) return null;
  return (
    <span className={styles.terms}>
      {price && (
        <span className="cost">
          {reference && <span className="visually-hidden">{words.promotion} </span>}
          {price}
          {reference && (
            <>
              {' '}
              <StruckPrice text={reference} />
              <ReferenceNote reference={reference} className="visually-hidden" />
            </>
          )}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
