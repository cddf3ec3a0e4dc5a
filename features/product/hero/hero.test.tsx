import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { soldOutOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleMessages, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { heroExample, reducedHeroExample } from './hero.examples.ts';
import { HeroSection } from './hero.tsx';

const messages = {
  ...exampleMessages,
  price: { ...exampleMessages.price, reference: 'Lowest price of 30 days: {price}' },
};
const render = (section: typeof heroExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ messages })}>
      <HeroSection section={section} />
    </PageContext>,
  );

describe('the hero of a product page', () => {
  const html = render(heroExample);

  it('gives the name to screen readers once, and sets it as decoration', () => {
    expect(html).toMatch(/<h1[^>]*><span class="visually-hidden">Flagship Megatron<\/span>/);
    expect(html).toMatch(/lang="en" aria-hidden="true" data-gap=""><span>MEGA<\/span><span>TRON</);
    expect(html).toContain('--w:3.87;--first:1.999;--body:0.6}');
  });

  it('has the anchor as its id', () => {
    expect(html).toMatch(/<section[^>]*id="banner"/);
  });

  it('preloads the robot’s picture', () => {
    expect(html).toMatch(/<img[^>]*alt="A violet tank robot, standing"[^>]*fetchPriority="high"/i);
  });

  it('shows price, instalments and delivery, and links to the shop', () => {
    expect(html).toContain('12 payments of $124.92');
    expect(html).toContain('Expected in Q4 2025');
    expect(html).toMatch(
      /<a[^>]*data-buy="preOrder"[^>]*href="https:\/\/us\.shop\.example\/products\/flagship-megatron"/,
    );
    expect(html.match(/\$1,499/g)).toHaveLength(1);
  });

  it('strikes the regular price of a reduced product and states the lowest price of the last 30 days', () => {
    const reducedHtml = render(reducedHeroExample);
    expect(reducedHtml).toMatch(/<s\b.*€1,599<\/s>/);
    expect(reducedHtml).toContain('Lowest price of 30 days: €1,599');
    expect(reducedHtml.match(/€1,439/g)).toHaveLength(1);
  });

  it('leads to the notice while it cannot be bought', () => {
    const noticeLink = { href: '#availability', label: 'Tell me when it is back' };
    const soldOut = render({ ...heroExample, offer: soldOutOfferExample, noticeLink });
    expect(soldOut).toMatch(/<span[^>]*data-buy="soldOut".*<a href="#availability"[^>]*>Tell me when it is back</);
  });

  it('shows the sale that runs, what it saves and its end, before the price', () => {
    expect(render(reducedHeroExample)).toMatch(
      /<b[^>]*>Cyber Monday<\/b> <span>Save €160<\/span> <small>Until 2 December<\/small>.*€1,439/,
    );
    expect(html).not.toMatch(/<b[ >]/);
  });
});
