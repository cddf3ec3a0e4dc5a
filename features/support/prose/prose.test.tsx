import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { proseExample } from './prose.examples.ts';
import { ProseSection } from './prose.tsx';
import { ProseBlocks } from './prose-blocks.tsx';

const render = (section = proseExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ProseSection section={section} />
    </PageContext>,
  );

describe('a text with headings', () => {
  it('lists its headings as links', () => {
    expect(render()).toMatch(/<nav[^>]*>.*<a href="#who">Who is responsible<\/a>.*<a href="#rights">/);
    expect(render()).toMatch(/<section id="rights"[^>]*><h2[^>]*>Your rights<\/h2>/);
  });

  it('has no contents list if the text is short', () => {
    expect(render({ ...proseExample, contents: false })).not.toContain('<nav');
  });

  it('renders lists, named rows and large figures', () => {
    expect(render()).toMatch(/<li>Access<\/li>/);
    expect(render()).toContain('<dt>Account</dt><dd>Until you delete it</dd>');
    expect(render()).toMatch(/>2<\/span> <span[^>]*>years<\/span>/);
  });

  it('puts a space between a figure and its unit, but not in Chinese, Japanese and Korean', () => {
    const markup = renderToStaticMarkup(
      <ProseBlocks
        blocks={[{ figures: ['years', 'ans', '年', '年間', '일'].map((unit) => ({ value: '2', unit, text: unit })) }]}
      />,
    );
    const figures = [...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, figure = '']) => figure.replaceAll(/<[^>]+>/g, ''));
    expect(figures).toEqual(['2 years', '2 ans', '2年', '2年間', '2일']);
  });

  it('links pages and addresses, with noopener for other sites', () => {
    expect(render()).toContain('<a href="mailto:support@kinetra.example">support@kinetra.example</a>');
    expect(render()).toContain('<a href="https://shop.example" rel="noopener">shop</a>');
  });
});
