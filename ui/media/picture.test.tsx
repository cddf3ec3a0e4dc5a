import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleOpaquePicture, examplePicture } from '#tests/support/examples/page.examples.ts';
import { MediaHost } from './media-host.ts';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  const html = renderToStaticMarkup(<Picture picture={examplePicture} sizes="50vw" />);

  it('offers AVIF, then WebP, at every available width up to its own', () => {
    expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
    expect([...html.matchAll(/avif (\d+)w/g)].map(([, width]) => width)).toEqual([
      '160',
      '320',
      '480',
      '640',
      '800',
      '960',
      '1280',
      '1400',
    ]);
  });

  it('falls back to PNG when it is transparent, to JPEG when it is opaque', () => {
    expect(html).toMatch(/<img src="[^"]+\.1280\.png"/);
    expect(renderToStaticMarkup(<Picture picture={exampleOpaquePicture} sizes="50vw" />)).toMatch(
      /<img src="[^"]+\.1280\.jpg"/,
    );
  });

  it('reserves its space and loads lazily', () => {
    expect(html).toContain('width="1400" height="1000"');
    expect(html).toContain('loading="lazy"');
  });

  it('loads first when it is the largest of the first screen', () => {
    const first = renderToStaticMarkup(<Picture picture={examplePicture} sizes="50vw" priority />);
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('lazy');
  });

  it('has an alternative text, or an empty one when it is decorative', () => {
    expect(html).toContain(`alt="${examplePicture.alt}"`);
    expect(renderToStaticMarkup(<Picture picture={examplePicture} sizes="50vw" alt="" />)).toContain('alt=""');
  });

  it('comes from the media host', () => {
    const elsewhere = renderToStaticMarkup(
      <MediaHost value="https://media.example">
        <Picture picture={examplePicture} sizes="50vw" />
      </MediaHost>,
    );
    expect(elsewhere.match(/https:\/\/media\.example\/media\//g)).toHaveLength(17);
  });
});
