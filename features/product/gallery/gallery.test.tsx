import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { MediaHost } from '#ui/media/media-host.ts';
import { PageContext } from '#ui/page-context.tsx';
import { galleryExample } from './gallery.examples.ts';
import { GallerySection } from './gallery.tsx';

describe('a gallery', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <MediaHost value="https://cdn.example">
        <GallerySection section={galleryExample} />
      </MediaHost>
    </PageContext>,
  );

  it('has the anchor as its id', () => {
    expect(html).toMatch(/<section[^>]*id="gallery"/);
  });

  it('links each plate to the largest picture, for visitors without JavaScript', () => {
    expect(html).toContain('href="https://cdn.example/media/megatron/robot.0123456789abcdef.1400.webp"');
    expect(html).toContain('href="https://cdn.example/media/megatron/stage.0123456789abcdef.1400.webp"');
  });

  it('labels each plate with what it opens', () => {
    expect(html).toContain('aria-label="Open full screen: A violet tank robot, standing"');
    expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(2);
  });

  it('has no picture twice: the viewer reads them from the plates', () => {
    const [, island = ''] = /<x-island[^>]*>(.*)<\/x-island>/s.exec(html) ?? [];
    expect(island).toContain('<dialog id="gallery-viewer"');
    expect(island).not.toContain('<img');
    expect(/props="([^"]*)"/.exec(html)?.[1]).not.toContain('megatron');
  });

  it('shows the position and a hint in the viewer', () => {
    expect(html).toContain('1 / 2');
    expect(html).toContain('gallery.hint');
    expect(html).toMatch(/aria-label="action.previous" aria-disabled="true"/);
    expect(html).toMatch(/aria-label="action.next" aria-disabled="false"/);
  });
});
