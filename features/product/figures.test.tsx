import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { figuresExample } from './figures.examples.ts';
import { FiguresSection } from './figures.tsx';

describe('figures', () => {
  const html = renderToStaticMarkup(<FiguresSection section={figuresExample} />);

  it('puts the label before the figure', () => {
    expect(html).toMatch(/<dt><b>Chips<\/b>Spread through the body\.<\/dt><dd class="figure">118<\/dd>/);
    expect(html).toContain('2,700<small>mAh</small>');
  });

  it('sets the first figures larger', () => {
    expect(html.match(/class="float large"/g)).toHaveLength(1);
  });
});
