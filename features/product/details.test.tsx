import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleClip, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { detailsExample } from './details.examples.ts';
import { DetailsSection } from './details.tsx';

describe('product details', () => {
  const html = renderToStaticMarkup(<DetailsSection section={detailsExample} />);

  it('have the anchor as id and are labelled by their heading', () => {
    expect(html).toMatch(/<section[^>]*id="details"[^>]*aria-labelledby="details-heading"/);
    expect(html).toContain('id="details-heading">Look at it from behind.</h2>');
  });

  it('describe each picture below it', () => {
    const [chest, back] = html.split('<article').slice(1);
    expect(chest).toMatch(/megatron\/stage.*<h3[^>]*>A bar of light<\/h3><p>Part of its 112 LEDs/);
    expect(back).toMatch(/megatron\/robot.*<h3[^>]*>A finished back/);
  });

  it('open a clip in a dialog if there is one', () => {
    expect(html).not.toContain('<button');
    const watching = { watch: 'Watch it park', title: 'Into the car', description: 'In one go.', clip: exampleClip };
    const page = renderToStaticMarkup(
      <PageContext value={examplePage()}>
        <DetailsSection section={{ ...detailsExample, watching }} />
      </PageContext>,
    );
    expect(page).toMatch(/<button[^>]*commandfor="details-clip"[^>]*>.*Watch it park<\/button>.*<article/);
    expect(page).toMatch(/<dialog id="details-clip".*<video/);
  });

  it('mark only pictures with a transparent background as cut-outs', () => {
    expect(html.match(/data-cut-out/g)).toHaveLength(1);
  });
});
