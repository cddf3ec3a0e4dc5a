import { island } from '#browser/islands/island.tsx';
import type { FaqExcerpt, FaqResponse } from '#contract/faq.ts';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './faq.module.css';
import type { FaqValue } from './faq.ts';
import { Island } from './faq-browser.island.tsx';

const FaqBrowser = island('faq-browser', Island, 'use');

/** The document holds the questions of one category. The others are fetched at the first use. */
export const FaqSection = ({ section }: { section: FaqValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading className={styles.section}>
    <x-faq-topics data-path={section.path}>
      <FaqBrowser
        words={section.words}
        path={section.path}
        home={section.home}
        excerpt={faqExcerpt(section.answer, section.category)}
        category={section.category}
        searchPage={section.searchPage}
        contact={section.contact}
      />
    </x-faq-topics>
  </SectionFrame>
);

const faqExcerpt = ({ validUntil, categories }: FaqResponse, category: string | undefined): FaqExcerpt => ({
  validUntil,
  categories: categories.map(({ id, title, questions }) => ({
    id,
    title,
    ...(id === category && { questions: questions.map(({ keywords: _, ...question }) => question) }),
  })),
});
