import type { FaqResponse } from '#contract/faq.ts';
import type { FaqValue } from './faq.ts';

export const faqAnswerExample: FaqResponse = {
  validUntil: null,
  categories: [
    {
      id: 'shipping',
      title: 'Shipping',
      questions: [
        { id: 'cost', label: 'What does shipping cost?', answer: ['Standard: free.', 'Express: $50.'] },
        {
          id: 'elsewhere',
          label: 'Do you ship abroad?',
          answer: ['Each region has a store of its own.'],
          link: { href: '/us/choose-your-region', external: false, label: 'Choose your region' },
        },
      ],
    },
    {
      id: 'app',
      title: 'App',
      questions: [{ id: 'phones', label: 'Which phone do I need?', answer: ['One with iOS 13 or later.'] }],
    },
  ],
};

export const faqExample: FaqValue = {
  id: 'faq',
  kind: 'faq',
  anchor: 'questions',
  heading: 'Questions by topic',
  words: {
    topics: 'Topics',
    search: 'Search',
    found: 'Found:',
    none: { title: 'Nothing found.', text: 'Try another word.', clear: 'Show all', link: 'Contact support' },
    retry: 'Retry',
    loading: 'One moment…',
    failed: { title: 'That did not work.', text: 'Failed to load data. Please try again later.' },
  },
  path: '/ssr/faq/us',
  home: '/us/faq',
  category: 'shipping',
  searchPage: '/us/search',
  contact: '/us/faq#contact',
  answer: faqAnswerExample,
};
