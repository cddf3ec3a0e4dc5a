import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import { MediaCard } from './media-card.tsx';

describe('MediaCard', () => {
  it('shows the cut-out as decoration, because the name stands beside it', () => {
    const html = renderToStaticMarkup(<MediaCard picture={examplePicture} accent="violet" />);
    expect(html).toContain('data-accent="violet"');
    expect(html).toContain('alt=""');
  });

  it('sets the name edge to edge when there is no picture, hidden from screen readers', () => {
    const html = renderToStaticMarkup(<MediaCard glyph="GRIMLOCK" glyphWidth={3.666} accent="grimlock" />);
    expect(html).toMatch(/<svg[^>]*viewBox="0 0 367 74" aria-hidden="true"/);
    expect(html).toContain('>GRIMLOCK</text>');
  });

  it('keeps the shortest names lower than the card', () => {
    expect(renderToStaticMarkup(<MediaCard glyph="K1" glyphWidth={0.814} />)).toContain('viewBox="0 0 89 74"');
  });
});
