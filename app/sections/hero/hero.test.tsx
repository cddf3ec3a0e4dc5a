import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleMessages, examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { heroExample, reducedHeroExample } from './hero.examples.ts';
import { HeroSection } from './hero.tsx';

const messages = {
  ...exampleMessages,
  price: { ...exampleMessages.price, lowest30: 'Lowest price of 30 days: {price}' },
};
const render = (section: typeof heroExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ messages })}>
      <HeroSection section={section} />
    </PageContext>,
  );

describe('the first screen of a product', () => {
  const html = render(heroExample);

  it('says the name once to those who listen, and sets it for those who look', () => {
    expect(html).toMatch(/<h1[^>]*><span class="visually-hidden">Flagship Megatron<\/span>/);
    expect(html).toMatch(/lang="en" aria-hidden="true">MEGA<wbr\/>TRON</);
    expect(html).toContain('--w:3.87;--wm:2.02');
  });

  it('is where its anchor leads', () => {
    expect(html).toMatch(/<section[^>]*id="banner"/);
  });

  it('loads the machine ahead of everything else', () => {
    expect(html).toMatch(/<img[^>]*alt="A violet tank robot, standing"[^>]*fetchPriority="high"/i);
  });

  it('states price, payments and delivery, and leads to the shop', () => {
    expect(html).toContain('12 payments of $124.92');
    expect(html).toContain('Expected in Q4 2025');
    expect(html).toMatch(
      /<a[^>]*data-buy="preOrder"[^>]*href="https:\/\/us\.shop\.example\/products\/flagship-megatron"/,
    );
    expect(html.match(/\$1,499/g)).toHaveLength(1);
  });

  it('strikes the regular price of a reduced product and names the lowest of the last 30 days', () => {
    const reduced = render(reducedHeroExample);
    expect(reduced).toMatch(/<s>.*€1,599<\/s>/);
    expect(reduced).toContain('Lowest price of 30 days: €1,599');
    expect(reduced.match(/€1,439/g)).toHaveLength(1);
  });
});
