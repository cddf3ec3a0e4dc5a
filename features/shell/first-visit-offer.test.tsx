import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { exampleNewsletterWords, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { FirstVisitOffer } from './first-visit-offer.tsx';

const offer = { title: 'Your discount, and 200 Credits.', describe: 'New here?', form: exampleNewsletterWords };

function render(kind: Page['kind'], newcomerOffer: Page['shell']['newcomerOffer'] = offer): string {
  const { shell } = examplePage();
  const page = examplePage({ kind, slug: 'flagship-megatron', shell: { ...shell, newcomerOffer } });
  return renderToStaticMarkup(
    <PageContext value={page}>
      <FirstVisitOffer page={page} />
    </PageContext>,
  );
}

describe('first-visit offer', () => {
  it('is rendered closed, with its form not yet hydrated', () => {
    const html = render('product');
    expect(html).toMatch(/^<dialog id="newcomer"(?![^>]* open)/);
    expect(html).toContain('when="use"');
    expect(html).toContain('newcomer:flagship-megatron');
  });

  it('has its close button before its form, so that it gets the focus first', () => {
    expect(render('home')).toMatch(
      /<dialog[^>]*>(?:(?!<input|<button).)*<button type="button"[^>]*command="close" commandfor="newcomer"/s,
    );
  });

  it('is missing on form, region chooser and not-found pages', () => {
    for (const kind of ['form', 'chooser', 'not-found'] as const) expect(render(kind)).toBe('');
  });

  it('is missing where the region offers nothing', () => {
    const { shell } = examplePage();
    const page = examplePage({ kind: 'home', shell });
    expect(renderToStaticMarkup(<FirstVisitOffer page={page} />)).toBe('');
  });
});
