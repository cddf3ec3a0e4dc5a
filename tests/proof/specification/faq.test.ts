import { describe, expect, test } from 'vitest';
import { faqCategorySlugs } from '#core/faq/faq-categories.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { documentAt, pageAt } from '#tests/support/site/rendered-page.ts';

describe('the FAQ page', () => {
  /** The text of the page and of its categories. */
  const textOf = async (edition: 'us' | 'uk') => {
    const slugs = ['faq', ...faqCategorySlugs(realSite)];
    const documents = await Promise.all(slugs.map((slug) => documentAt(realSite, edition, slug)));
    return documents
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  };

  test('states shipping costs, returns and response times in the US', async () => {
    const text = await textOf('us');
    const facts = [
      'Standard shipping in the continental US: free on orders over $99',
      'Express shipping: $50.',
      'Hawaii, economy: $50, in 5 to 8 business days.',
      'Puerto Rico and remote areas, economy: $100.',
      'Our store accepts returns for 30 days. In the first 14 days, you don’t need a reason.',
      'faulty within 30 days is replaced',
      '2 years, for products from our store or an authorized dealer.',
      '1 year for accessories',
      'By email, within 24 hours',
      'iOS 13 or later',
      'Android 8 or later',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('states in Korea how long a contract can be withdrawn, as its page about that does', async () => {
    for (const slug of ['faq/returns', 'right-of-withdrawal'])
      expect(await documentAt(realSite, 'kr', slug)).toMatch(/받은 날부터 7일 이내/);
  });

  test('does not state them in the UK', async () => {
    const text = await textOf('uk');
    expect(text).toContain('returns for 14 days');
    expect(['Hawaii', 'continental', '1 year', '24 hours'].filter((words) => text.includes(words))).toEqual([]);
  });
});

test('no page of Korea speaks of authorised dealers, because it has no list of them', () => {
  const pages = Object.keys(realSite.pages).flatMap((slug) => pageAt(realSite, 'kr', slug) ?? []);
  expect(pages.some(({ slug }) => slug === 'where-to-buy')).toBe(false);
  expect(pages.filter((page) => JSON.stringify(page).includes('공인 판매처')).map(({ slug }) => slug)).toEqual([]);
});
