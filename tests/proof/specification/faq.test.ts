import { describe, expect, test } from 'vitest';
import { faqCategorySlugs } from '#rules/site/faq-categories.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { documentAt } from '#tests/support/site/rendered-page.ts';

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
      'Standard shipping in the continental US: free.',
      'Express shipping: $50.',
      'Hawaii, economy: $50, in 5 to 8 business days.',
      'Puerto Rico and remote areas, economy: $100.',
      'Within 14 days: yes, unconditionally.',
      'takes returns for 30 days in all',
      'faulty within 30 days, we replace it',
      'By email, within 24 hours',
      'iOS 13 or later',
      'Android 8 or later',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('does not state them in the UK', async () => {
    const text = await textOf('uk');
    expect(text).toContain('within 14 days');
    expect(['Hawaii', 'continental', '30 days in all', '24 hours'].filter((words) => text.includes(words))).toEqual([]);
  });
});
