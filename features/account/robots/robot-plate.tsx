import type { OwnedProduct } from '#core/account/owned-products.ts';
import { MediaCard } from '#ui/media/media-card.tsx';
import styles from './robots.module.css';

/** The robot on its accent, in front of its name. Decorative, because the name stands beside it. */
export function RobotPlate({ product }: { product: OwnedProduct | undefined }) {
  const { picture, word: [word, width] = ['', 1], accent } = product ?? {};
  return (
    <MediaCard
      picture={picture && { ...picture, alt: '' }}
      glyph={word}
      glyphWidth={width}
      accent={accent}
      sizes="(width >= 1024px) 50rem, (width >= 768px) 50vw, 100vw"
      className={`notch-l ${styles.plate}`}
    >
      {picture && (
        <svg className={styles.word} viewBox={`0 0 ${Math.round(width * 100)} 74`} aria-hidden="true">
          <text x="0" y="73" fontSize="100" textLength={Math.round(width * 100)} lengthAdjust="spacingAndGlyphs">
            {word}
          </text>
        </svg>
      )}
    </MediaCard>
  );
}
