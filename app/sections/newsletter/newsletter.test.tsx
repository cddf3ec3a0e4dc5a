import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleNewsletterWords, examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { newsletterExample } from './newsletter.examples.ts';
import { NewsletterSection } from './newsletter.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { sourceOf } from './subscribe-form-island.tsx';

describe('newsletter band', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <NewsletterSection section={newsletterExample} />
      <NewsletterSection section={{ ...newsletterExample, id: 'again' }} />
    </PageContext>,
  );

  it('is named by what there is in it', () => {
    expect(html).toMatch(/<section[^>]*data-surface="flood" aria-labelledby="newsletter-heading"/);
    expect(html).toMatch(/<h2[^>]*id="newsletter-heading">First word, and 200 Credits\.</);
  });

  it('brings its form with the page, asleep until it is used', () => {
    expect(html).toMatch(/<x-island name="subscribeForm" when="use"/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*>/);
  });

  it('stands twice on a page without an id standing twice', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('form of the newsletter', () => {
  const render = (changes: Partial<typeof exampleNewsletterWords> = {}) =>
    renderToStaticMarkup(<SubscribeForm source="band:home" words={{ ...exampleNewsletterWords, ...changes }} />);

  it('asks for an address that browsers can fill in, under a label', () => {
    const html = render();
    const id = /<label for="([^"]*)"[^>]*>Email address/.exec(html)?.[1];
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain('autoComplete="email"');
  });

  it('never puts the address into the page’s own address', () => {
    expect(render()).toMatch(/<form[^>]*method="post"/);
  });

  it('says what happens with the address, with a link', () => {
    const html = render({ terms: ['More in our ', { label: 'Privacy Policy', href: '/uk/privacy-policy' }, '.'] });
    expect(html).toContain('More in our <a href="/uk/privacy-policy">Privacy Policy</a>.');
  });

  it('has a box to tick only where something is to be agreed to', () => {
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

describe('source of a subscription', () => {
  it('says where the form stood, in no more than the API takes', () => {
    expect(sourceOf('band', '')).toBe('band:home');
    expect(sourceOf('footer', 'optimus-prime-rise-of-the-beasts-signature-limited-edition')).toHaveLength(60);
  });
});
