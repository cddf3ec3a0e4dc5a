import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { robotsExample } from './robots.examples.ts';
import type { RobotsValue } from './robots.ts';
import { RobotsSection } from './robots.tsx';

const render = (changes: Partial<RobotsValue> = {}) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <RobotsSection section={{ ...robotsExample, ...changes }} />
    </PageContext>,
  );

describe('the list of products', () => {
  const html = render();
  const [, megatron = '', bumblebee = '', rover = ''] = html.split('<li');

  it('groups the cards by family', () => {
    expect(html).toMatch(/<h2[^>]*>Transformers<.*Megatron.*Bumblebee.*<h2[^>]*>Interstellar<.*Rover/);
  });

  it('says what a product costs, whether it can be had, and its facts', () => {
    expect(megatron).toMatch(/€1,439<.*€1,599.*>In stock<.*<dt>Height<\/dt><dd>48 cm<\/dd>/);
    expect(bumblebee).not.toMatch(/<dl|€/);
    expect(bumblebee).toMatch(/Price in the shop<.*>Out of stock</);
    expect(rover).not.toMatch(/€|Price in the shop|data-buy/);
    expect(rover).toContain('Not sold here');
  });

  it('links a card to the page of its product or, marked as such, to the shop', () => {
    expect(megatron).toContain('<a href="/eu/flagship-megatron">Flagship Megatron</a>');
    expect(bumblebee).toMatch(
      /<a href="https:\/\/shop\.example\/bumblebee" rel="noopener">Flagship Bumblebee<span[^>]*> action\.opensShop</,
    );
  });

  it('gives the browser what it filters and sorts by, and nothing that a card does not show', () => {
    expect(megatron).toContain('data-shapes="robot tank" data-available="" data-price="1439" data-height="480"');
    expect(bumblebee).toMatch(/^[^>]*data-shapes="robot car">/);
    expect(html).toContain('data-counts="No matches|1 product|2 products|3 products">3 products<');
  });

  it('has a form with a labelled field for each choice, whose defaults ask for everything', () => {
    expect(html).toMatch(/<legend[^>]*>Shape<\/legend>.*type="radio" name="shape" checked="" value=""/);
    expect(html).toMatch(/<label[^>]*><span>Series<\/span><select name="family"><option value="">Every series</);
    expect(html).toMatch(/<span>Sort by<\/span><select name="sort"><option value="">Series<.*value="height">Height/);
  });

  it('leaves out choices that change nothing', () => {
    const { filter } = robotsExample;
    const plain = render({ filter: { ...filter, shapes: [], families: filter.families.slice(1) } });
    expect(plain).not.toMatch(/name="(shape|family)"/);
  });

  it('sends the chosen products to the comparison, as long as there is one', () => {
    expect(megatron).toMatch(/<input type="checkbox" form="list-compare" name="robots" value="flagshipMegatron"/);
    expect(html).toMatch(/<form id="list-compare"[^>]* action="\/eu\/compare" method="get">.*type="submit"/);
    expect(html.match(/ form="list-compare"/g)).toHaveLength(3);
    expect(render({ compare: undefined })).not.toMatch(/name="robots"|list-compare/);
  });

  it('links to the questions, as long as there are some', () => {
    expect(html).toMatch(/<a[^>]*href="\/eu\/which-robot"/);
    expect(render({ choose: undefined })).not.toContain('which-robot');
  });
});
