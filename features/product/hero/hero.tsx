import { Picture } from '#ui/media/picture.tsx';
import { BuyBlock } from '../../buying/buy-block/buy-block.tsx';
import styles from './hero.module.css';
import type { HeroValue } from './hero.ts';

export function HeroSection({ section }: { section: HeroValue }) {
  const { id, anchor, name, line, word, wordWidth, bodyWidth, picture, place, placeAt, sentence, block } = section;
  const [fullWidth, , firstPart] = wordWidth;
  const hasGap = bodyWidth !== undefined && firstPart !== undefined;
  const gap = hasGap ? `;--first:${firstPart};--body:${bodyWidth}` : '';
  return (
    <>
      <section
        className={`scene ${styles.hero}`}
        id={anchor}
        data-hero={id}
        data-surface="dark"
        data-first-screen=""
        aria-labelledby={`${id}-heading`}
      >
        <style>{`[data-hero="${id}"]{--w:${fullWidth}${gap}}`}</style>
        <h1 id={`${id}-heading`}>
          <span className="visually-hidden">{name}</span>
          <span className={`wrap title ${styles.line}`} aria-hidden="true">
            {line}
          </span>
          <span className={`giant ${styles.word}`} lang="en" aria-hidden="true" data-gap={hasGap ? '' : undefined}>
            {word.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </h1>
        <Picture
          picture={picture}
          sizes="(width >= 1024px) 58rem, (width >= 768px) 90vw, 110vw"
          priority
          className={styles.art}
        />
        <div className={`wrap stack ${styles.foot}`}>
          <p className={`title ${styles.sentence}`}>{sentence}</p>
          <BuyBlock block={block} />
        </div>
      </section>
      {place && (
        <div className={styles.place} data-place={id}>
          <style>{`[data-place="${id}"]{--at:${placeAt}%}`}</style>
          <Picture picture={place} sizes="100vw" />
        </div>
      )}
    </>
  );
}
