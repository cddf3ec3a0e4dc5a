import { ButtonLink } from '#ui/button.tsx';
import { BuyButton, HandOver } from '#ui/commerce/buy-button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import linkStyles from '#ui/text-link.module.css';
import styles from './hero.module.css';
import type { HeroValue } from './hero.ts';

export function HeroSection({ section }: { section: HeroValue }) {
  const { id, anchor, name, line, word, wordWidth, bodyWidth, picture, sentence } = section;
  const { height, offer, sale, instalments, delivery, noticeLink, subscribe } = section;
  const [fullWidth, , firstPart] = wordWidth;
  const hasGap = bodyWidth !== undefined && firstPart !== undefined;
  const gap = hasGap ? `;--first:${firstPart};--body:${bodyWidth}` : '';
  return (
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
      <div className={`wrap ${styles.foot}`}>
        <div className="stack-s">
          <p className={`title ${styles.sentence}`}>{sentence}</p>
          {sale && <SaleLine sale={sale} />}
          {offer?.reference && <PriceLine offer={offer} />}
          {(height || instalments || delivery || offer?.buy) && (
            <p className="small">
              {[height, instalments, delivery].filter(Boolean).map((term) => (
                <span className={styles.term} key={term}>
                  {term}
                </span>
              ))}
              {offer?.buy && (
                <span className={styles.term}>
                  <HandOver offer={offer} />
                </span>
              )}
            </p>
          )}
        </div>
        <div className={`actions ${styles.actions}`}>
          <ShareButton />
          {subscribe ? (
            <ButtonLink href={subscribe.href} tone="accent">
              {subscribe.label}
            </ButtonLink>
          ) : (
            offer && <BuyButton offer={offer} tone="accent" showPrice={!offer.reference} />
          )}
          {noticeLink && (
            <ButtonLink href={noticeLink.href} tone="accent">
              {noticeLink.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shares the page. It cannot be seen until its script enables it. */
function ShareButton() {
  const { share, linkCopied, copyFailed } = usePage().messages.productPage;
  return (
    <button
      type="button"
      className={linkStyles.link}
      data-share=""
      data-keep=""
      data-copied={linkCopied}
      data-failed={copyFailed}
      disabled
    >
      <span>{share}</span>
    </button>
  );
}
