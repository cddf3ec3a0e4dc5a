import { island } from '#browser/islands/island.tsx';
import type { FaqExcerpt, FaqResponse } from '#contract/faq.ts';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './faq.module.css';
import type { FaqValue } from './faq.ts';
import { Island } from './faq-browser.island.tsx';

const FaqBrowser = island('faq-browser', Island, 'use');

/**
 * Questions and answers. The document holds those of one category, and links to the others. After the first use
 * the others are fetched when they are needed, and all can be searched.
 */
export const FaqSection = ({
  section: { id, anchor, heading, words, path, home, answer, category, searchPage, contact },
}: {
  section: FaqValue;
}) => (
  <SectionFrame id={id} anchor={anchor} surface="paper" heading={heading} hidesHeading className={styles.section}>
    <x-faq-topics data-path={path}>
      <FaqBrowser
        words={words}
        path={path}
        home={home}
        excerpt={excerptOf(answer, category)}
        category={category}
        searchPage={searchPage}
        contact={contact}
      />
    </x-faq-topics>
  </SectionFrame>
);

/** Leaves out the questions of every other category. */
const excerptOf = ({ validUntil, categories }: FaqResponse, category: string | undefined): FaqExcerpt => ({
  validUntil,
  categories: categories.map(({ id, title, questions }) => ({ id, title, ...(id === category && { questions }) })),
});
