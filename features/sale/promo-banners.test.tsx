import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { promoBannersExample } from './promo-banners.examples.ts';
import { PromoBannersSection } from './promo-banners.tsx';

const render = (section: typeof promoBannersExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ kind: 'sale' })}>
      <PromoBannersSection section={section} />
    </PageContext>,
  );

describe('the banners of an announced campaign', () => {
  const html = render(promoBannersExample);
  const [early = '', main = ''] = html.split('<section').slice(1);

  it('each have a heading and their days', () => {
    expect(early).toMatch(
      /id="dates".*aria-labelledby="promo-early-heading".*14–21 November.*<h2[^>]*id="promo-early-heading"><span>Early<\/span> <span>Black</,
    );
    expect(main).toMatch(
      /aria-labelledby="promo-main-heading".*22 November – 2 December.*<h2[^>]*id="promo-main-heading"/,
    );
    expect(main).not.toContain('id="dates"');
  });

  it('show the price and the countdown of the part that is live, and link to the sale', () => {
    expect(early).toMatch(/<b[^>]*>Early Black Friday<\/b> <span>Save €160<\/span>.*€1,439<\/span><s\b.*€1,599<\/s>/);
    expect(early).toMatch(/<a href="\/de\/black-friday"[^>]*>To the deals<.*<x-countdown /);
    expect(main).not.toMatch(/<s\b|countdown/);
  });

  it('have no link before the sale starts', () => {
    expect(render({ ...promoBannersExample, action: undefined })).not.toContain('<a ');
  });

  it('have no link once they are over', () => {
    const banners = promoBannersExample.banners.map((banner) => ({ ...banner, isOver: true, product: undefined }));
    expect(render({ ...promoBannersExample, banners })).not.toContain('<a ');
  });

  it('preload the first picture and load the other lazily', () => {
    expect(early).toMatch(/fetchPriority="high"/i);
    expect(main).toContain('loading="lazy"');
  });
});
