import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import linkStyles from '#ui/text-link.module.css';
import { BuyBlock } from '../buying/buy-block/buy-block.tsx';
import styles from './closing.module.css';
import type { ClosingValue } from './closing.ts';

export function ClosingSection({ section }: { section: ClosingValue }) {
  const { id, anchor, heading, block, picture } = section;
  return (
    <section className={`scene ${styles.closing}`} id={anchor} data-surface="flood" aria-labelledby={`${id}-heading`}>
      <div className={`wrap stack-l ${styles.words}`}>
        <h2 className="heading" id={`${id}-heading`}>
          {heading}
        </h2>
        <BuyBlock block={block} tone="plain">
          <ShareButton />
        </BuyBlock>
      </div>
      {picture && <Picture picture={picture} sizes="(width >= 768px) 34rem, 50vw" className={styles.art} alt="" />}
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
