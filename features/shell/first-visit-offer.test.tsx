import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleNewsletterWords, examplePage } from '#tests/support/examples/page.examples.ts';
import { FirstVisitOffer } from './first-visit-offer.tsx';

const offer = { title: 'Your discount, and 200 Credits.', describe: 'New here?', form: exampleNewsletterWords };

function show(kind: Page['kind'], shell: Page['shell'] = { ...examplePage().shell, newcomerOffer: offer }) {
  const page = examplePage({ kind, slug: 'flagship-megatron', shell });

  showOnPage(<FirstVisitOffer page={page} />, page);
  return document.querySelector('dialog');
}

describe('first-visit offer', () => {
  it('is rendered closed, with its form not yet hydrated', () => {
    expect(show('product')?.open).toBe(false);
    const form = document.querySelector('x-island');
    expect(form?.getAttribute('when')).toBe('use');
    expect(form?.getAttribute('props')).toContain('newcomer:flagship-megatron');
  });

  it('gives the focus to its close button first when it opens', () => {
    show('home')?.showModal();
    const [first] = screen.getByRole('dialog', { name: offer.title }).querySelectorAll('button, input, a');
    expect(first).toBe(screen.getByRole('button', { name: 'action.close' }));
  });

  it('is missing on form, region chooser and not-found pages, and where the region offers nothing', () => {
    for (const kind of ['form', 'chooser', 'not-found'] as const) expect(show(kind)).toBeNull();
    expect(show('home', examplePage().shell)).toBeNull();
  });
});
