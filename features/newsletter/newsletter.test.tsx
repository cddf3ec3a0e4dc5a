import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleNewsletterWords } from '#tests/support/examples/page.examples.ts';
import { Island as SubscribeForm } from './subscribe-form.island.tsx';
import { subscriptionSource } from './subscribe-form.tsx';

describe('the newsletter form', () => {
  const show = (changes: Partial<typeof exampleNewsletterWords> = {}) =>
    showOnPage(<SubscribeForm source="band:home" words={{ ...exampleNewsletterWords, ...changes }} />);

  it('has a labelled field that browsers can fill in, and never puts the address into that of the page', () => {
    show();
    const { type, autocomplete, form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'subscribe.label' });
    expect([type, autocomplete, form?.method]).toEqual(['email', 'email', 'post']);
  });

  it('explains how the address is used, what Credits buy, and the terms of a discount code where there is one', () => {
    const code = 'Confirm and get a code: 5% off, single use, 90 days.';
    show();
    expect(screen.getByText(exampleNewsletterWords.credits)).toBeTruthy();
    expect(screen.queryByText(/a code/)).toBeNull();
    show({ code, terms: ['More in our ', { label: 'Privacy Policy', href: '/uk/privacy-policy' }, '.'] });
    expect(screen.getByText(code)).toBeTruthy();
    expect(hrefOf('Privacy Policy')).toBe('/uk/privacy-policy');
  });

  it('has a checkbox only if the edition asks for consent', () => {
    show();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const words = ['I agree to the ', { label: 'Terms of Use', href: '/us/terms-use' }];
    show({ agreement: { words, missing: 'Please agree first.' } });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms of Use' }).name).toBe('agreed');
    expect(hrefOf('Terms of Use')).toBe('/us/terms-use');
  });
});

describe('the source of a subscription', () => {
  it('names the place of the form in at most 60 characters', () => {
    expect(subscriptionSource('band', '')).toBe('band:home');
    expect(subscriptionSource('footer', 'optimus-prime-rise-of-the-beasts-signature-limited-edition')).toHaveLength(60);
  });
});
