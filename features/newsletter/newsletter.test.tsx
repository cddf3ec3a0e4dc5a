import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleNewsletterWords, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { newsletterExample } from './newsletter.examples.ts';
import { NewsletterSection } from './newsletter.tsx';
import { Island as SubscribeForm } from './subscribe-form.island.tsx';
import { subscriptionSource } from './subscribe-form.tsx';

describe('the newsletter section', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <NewsletterSection section={newsletterExample} />
      <NewsletterSection section={{ ...newsletterExample, id: 'again' }} />
    </PageContext>,
  );

  it('is labelled by its heading', () => {
    expect(html).toMatch(/<section[^>]*data-surface="flood" aria-labelledby="newsletter-heading"/);
    expect(html).toMatch(/<h2[^>]*id="newsletter-heading">First word, and 200 Credits\.</);
  });

  it('renders its form with the page and hydrates it on first use', () => {
    expect(html).toMatch(/<x-island name="subscribe-form" when="use"/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*>/);
  });

  it('can be used twice on a page without duplicate ids', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the newsletter form', () => {
  const render = (changes: Partial<typeof exampleNewsletterWords> = {}) =>
    renderToStaticMarkup(<SubscribeForm source="band:home" words={{ ...exampleNewsletterWords, ...changes }} />);

  it('has a labelled field that browsers can fill in', () => {
    const html = render();
    const id = /<label for="([^"]*)"[^>]*>Email address/.exec(html)?.[1];
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain('autoComplete="email"');
  });

  it('never puts the email address into the page’s own address', () => {
    expect(render()).toMatch(/<form[^>]*method="post"/);
  });

  it('explains how the address is used, with a link', () => {
    const html = render({ terms: ['More in our ', { label: 'Privacy Policy', href: '/uk/privacy-policy' }, '.'] });
    expect(html).toContain('More in our <a href="/uk/privacy-policy">Privacy Policy</a>.');
  });

  it('says what Credits buy, and the terms of a discount code only where there is one', () => {
    const code = 'Confirm and get a code: 5% off, single use, 90 days.';
    expect(render()).toContain(exampleNewsletterWords.credits);
    expect(render()).not.toContain('a code');
    expect(render({ code })).toContain(code);
  });

  it('has a checkbox only if the edition asks for consent', () => {
    const agreement = {
      words: ['I agree to the ', { label: 'Terms of Use', href: '/us/terms-use' }],
      missing: 'Please agree first.',
    };
    expect(render()).not.toContain('type="checkbox"');
    expect(render({ agreement })).toMatch(
      /<label[^>]*><input type="checkbox"[^>]*name="agreed"\/?>.*<a href="\/us\/terms-use">Terms of Use<\/a>/,
    );
  });
});

describe('the source of a subscription', () => {
  it('names the place of the form in at most 60 characters', () => {
    expect(subscriptionSource('band', '')).toBe('band:home');
    expect(subscriptionSource('footer', 'optimus-prime-rise-of-the-beasts-signature-limited-edition')).toHaveLength(60);
  });
});
