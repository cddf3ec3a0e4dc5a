import type { NavLink } from '#rules/page/page-value.ts';
import { MediaCard } from '../../ui/media/media-card.tsx';
import { NavAnchor } from '../nav-anchor.tsx';
import styles from './product-links.module.css';

/** In em: a name narrower than this is set no larger than one of this width. */
const minGlyphWidth = 2.15;

/** Products as media cards: the cut-out, or the name in the product's accent. */
export const ProductLinks = ({ items }: { items: NavLink[] }) => (
  <ul className={styles.list}>
    {items.map(({ label, tag, picture, word, accent, ...link }) => (
      <li key={label}>
        <NavAnchor link={link} className={styles.item}>
          <MediaCard
            className={picture ? styles.plate : styles.word}
            picture={picture}
            sizes="(width >= 1024px) 12rem, (width >= 600px) 24vw, 46vw"
            glyph={word?.text}
            glyphWidth={word && Math.max(word.width, minGlyphWidth)}
            accent={accent}
          >
            {tag && (
              <span className={styles.tag} data-tag={tag}>
                {tag}
              </span>
            )}
          </MediaCard>
          {label}
        </NavAnchor>
      </li>
    ))}
  </ul>
);
