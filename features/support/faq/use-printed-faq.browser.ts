import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FaqCategory, FaqExcerpt } from '#contract/faq.ts';
import { fetchFaqAtOnce } from './fetch-faq.browser.ts';

interface Print {
  /** The endpoint of the questions. */
  path: string;
  /** Every category, also without its questions. */
  topics: FaqExcerpt['categories'];
  /** Whether those questions that are there are valid. */
  isCurrent: boolean;
}

/** While the page is printed, the questions of every category, requested if need be; otherwise undefined. */
export function usePrintedFaq({ path, topics, isCurrent }: Print): readonly FaqCategory[] | undefined {
  const [printed, setPrinted] = useState<readonly FaqCategory[]>();
  useEffect(() => {
    const start = () => {
      const isComplete = isCurrent && topics.every(({ questions }) => questions);
      const categories = isComplete ? (topics as FaqCategory[]) : fetchFaqAtOnce(path)?.categories;
      flushSync(() => setPrinted(categories));
    };
    const end = () => setPrinted(undefined);
    // From `client/print.ts`, before it writes the addresses of links out.
    document.addEventListener('printadditions', start);
    addEventListener('afterprint', end);
    return () => {
      document.removeEventListener('printadditions', start);
      removeEventListener('afterprint', end);
    };
  }, [path, topics, isCurrent]);
  return printed;
}
