import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { carouselExample, saleCarouselExample } from './carousel.examples.ts';
import { CarouselSection } from './carousel.tsx';

const render = (section = carouselExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <CarouselSection section={section} />
    </PageContext>,
  );

describe('the carousel', () => {
  const html = render();

  it('labels every slide by its heading', () => {
    expect(html.match(/<h2/g)).toHaveLength(3);
    expect(html).toMatch(/<article id="featured-bumblebee"[^>]*aria-labelledby="featured-bumblebee-name"/);
    expect(html).toMatch(/<h2[^>]*id="featured-bumblebee-name"[^>]*>Flagship Bumblebee</);
  });

  it('links to every slide, so that it works without scripts', () => {
    expect(html.match(/<a href="#featured-/g)).toHaveLength(3);
    expect(html).toMatch(/<a href="#featured-megatron" aria-current="true"/);
    expect(html).not.toContain('inert');
  });

  it('preloads the first picture and loads the others lazily', () => {
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html.indexOf('fetchPriority')).toBeLessThan(html.indexOf('featured-bumblebee'));
    expect(html).toMatch(/<img[^>]*alt="A yellow car"[^>]*loading="lazy"/);
  });

  it('links to the shop where the slide says so, and to the product page if there is one', () => {
    expect(html).toMatch(
      /<a[^>]*data-buy="preOrder"[^>]*href="https:\/\/us\.shop\.example\/products\/flagship-megatron"/,
    );
    expect(html).toMatch(/<a[^>]*href="\/us\/flagship-megatron"/);
    expect(html).not.toContain('products/flagship-bumblebee');
    expect(html).toMatch(/<span[^>]*data-buy="outOfStock"/);
  });

  it('shows the robot before its giant name, which is hidden from screen readers', () => {
    expect(html).toMatch(/alt="A small orange robot".*<svg[^>]*aria-hidden="true"><text[^>]*>K1 PRO</);
  });

  it('has no tabs for a single slide', () => {
    expect(render({ ...carouselExample, slides: carouselExample.slides.slice(0, 1) })).not.toContain('<nav');
  });
});

describe('the slide of a sale', () => {
  const html = render(saleCarouselExample);

  it('shows stage, saving and end above the robot, then both prices and the way to all deals', () => {
    expect(html).toMatch(
      /<b[^>]*>Cyber Monday<\/b> <span>Save €160<\/span> <small>Until 2 December<\/small>.*<h2[^>]*id="featured-sale-name"/,
    );
    expect(html).toMatch(/<h2.*€1,439<\/span><s\b.*€1,599<\/s>.*data-buy="buyNow".*href="\/eu\/black-friday"/);
  });

  it('counts down under the name of the sale', () => {
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"><text[^>]*>BLACK FRIDAY<.*<x-countdown /);
  });
});
