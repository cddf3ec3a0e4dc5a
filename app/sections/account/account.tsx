import type { SectionOf } from '#rules/sections/registry.ts';
import styles from './account.module.css';
import { AccountIsland } from './account-island.tsx';

/** The account page. The server renders only its placeholder; the island fills it in. */
export function AccountSection({ section }: { section: SectionOf<'account'> }) {
  const {
    id,
    anchor,
    heading,
    noScript,
    words,
    forms,
    codes,
    errorTexts,
    hrefs,
    products,
    credits,
    codeCard,
    edition,
  } = section;
  return (
    <section id={anchor} className={`section ${styles.account}`} data-surface="white" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <AccountIsland
          headingId={`${id}-heading`}
          heading={heading}
          words={words}
          forms={forms}
          codes={codes}
          errorTexts={errorTexts}
          hrefs={hrefs}
          products={products}
          credits={credits}
          codeCard={codeCard}
          edition={edition}
        />
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
