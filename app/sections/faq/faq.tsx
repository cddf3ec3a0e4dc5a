import type { SectionOf } from '#rules/sections/registry.ts';
import { island } from '../../islands/island.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './faq.module.css';
import { FaqBrowser } from './faq-browser.tsx';
import { faqCall } from './fetch-faq.ts';

const FaqBrowserIsland = island('faqBrowser', FaqBrowser, 'idle');

/**
 * Questions and answers. Without JavaScript all of them are in the document; with it they can be searched, and are
 * fetched again when they change.
 */
export const FaqSection = ({
  section: { id, anchor, heading, words, path, answer, contact },
}: {
  section: SectionOf<'faq'>;
}) => (
  <SectionFrame id={id} anchor={anchor} surface="paper" heading={heading} hidesHeading className={styles.section}>
    <FaqBrowserIsland words={words} path={path} prefetched={[{ ...faqCall(path), reply: answer }]} contact={contact} />
  </SectionFrame>
);
