import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#rules/page/page-value.ts';
import { exampleNewsletterWords, examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
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

describe('offer for new visitors', () => {
  it('lies ready closed, with its form asleep', () => {
    const html = render('product');
    expect(html).toMatch(/^<dialog id="newcomer"(?![^>]* open)/);
    expect(html).toContain('when="use"');
    expect(html).toContain('newcomer:flagship-megatron');
  });

  it('is closed by a button that has the focus first, before anything is asked', () => {
    expect(render('home')).toMatch(
      /<dialog[^>]*>(?:(?!<input|<button).)*<button type="button"[^>]*command="close" commandfor="newcomer"/s,
    );
  });

  it('does not interrupt who fills in a form, chooses a region or is lost', () => {
    for (const kind of ['form', 'chooser', 'not-found'] as const) expect(render(kind)).toBe('');
  });

  it('is not there where the region offers nothing', () => {
    const { shell } = examplePage();
    const page = examplePage({ kind: 'home', shell });
    expect(renderToStaticMarkup(<FirstVisitOffer page={page} />)).toBe('');
  });
});
