import { pricedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import type { SearchResultsValue } from './search-results.ts';

const emptySearch: SearchResultsValue = {
  id: 'search',
  kind: 'search-results',
  heading: 'Search',
  label: 'What are you looking for?',
  submit: 'Search',
  path: '/us/search',
  query: '',
  popular: undefined,
  summary: undefined,
  groups: [],
  none: undefined,
};

const links = [{ id: 'faq', label: 'Questions', href: '/us/faq', external: false }];

export const popularSearchExample: SearchResultsValue = {
  ...emptySearch,
  popular: { title: 'Often looked for', links },
};

export const failedSearchExample: SearchResultsValue = {
  ...emptySearch,
  query: '"><script>alert(1)</script>',
  summary: 'Nothing found for “"><script>alert(1)</script>”.',
  none: { text: 'Try a shorter word.', title: 'Or start here', links },
};

const walker = {
  id: 'walker',
  name: 'Walker',
  shortName: 'Walker',
  describe: 'It walks.',
  family: 'transformers' as const,
  accent: 'violet',
  link: { href: '/us/walker', external: false },
};

export const searchExample: SearchResultsValue = {
  ...emptySearch,
  query: 'walker',
  summary: '2 results for “walker”',
  groups: [
    {
      id: 'robots',
      title: 'Robots',
      hits: [
        {
          group: 'robots',
          title: 'Big Walker',
          text: 'It walks.',
          href: '/us/big-walker',
          marks: { title: [[4, 10]], text: [] },
          external: false,
          product: {
            ...walker,
            picture: examplePicture,
            glyph: { text: 'WALKER', width: 3 },
            offer: pricedOfferExample,
            availability: 'buyNow',
          },
        },
        {
          group: 'robots',
          title: 'Small Walker',
          text: 'It will walk.',
          href: 'https://us.shop.kinetra.example/walker',
          marks: { title: [[6, 12]], text: [] },
          external: true,
          product: { ...walker, glyph: { text: 'SMALL', width: 2 }, availability: 'notSold' },
        },
      ],
    },
  ],
};
