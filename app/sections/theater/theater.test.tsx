import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { theaterExample } from './theater.examples.ts';
import { TheaterSection } from './theater.tsx';

describe('the mini theater', () => {
  const html = renderToStaticMarkup(<TheaterSection section={theaterExample} />);

  it('lights each actor in the accent of its product', () => {
    expect(html).toContain('data-product="megatron"');
    expect(html).toContain('data-product="bumblebee"');
  });

  it('lists every act with who plays it, and nothing to press', () => {
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('<h3>The speech</h3><p>Cannon raised.</p><span>Solo</span>');
    expect(html).not.toMatch(/<button|<a /);
  });
});
