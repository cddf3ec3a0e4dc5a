import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { detailsExample } from './details.examples.ts';
import { DetailsSection } from './details.tsx';

describe('product details', () => {
  const html = renderToStaticMarkup(<DetailsSection section={detailsExample} />);

  it('are where their anchor leads, under their heading', () => {
    expect(html).toMatch(/<section[^>]*id="details"[^>]*aria-labelledby="details-heading"/);
    expect(html).toContain('id="details-heading">Look at it from behind.</h2>');
  });

  it('tell each picture’s fact below it', () => {
    const [chest, back] = html.split('<article').slice(1);
    expect(chest).toMatch(/megatron\/stage.*<h3[^>]*>A bar of light<\/h3><p>Part of its 112 LEDs/);
    expect(back).toMatch(/megatron\/robot.*<h3[^>]*>A finished back/);
  });

  it('bring only what stands free of its ground near from above', () => {
    expect(html.match(/data-cut-out/g)).toHaveLength(1);
  });
});
