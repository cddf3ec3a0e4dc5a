import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleOpaquePicture, examplePicture } from '#tests/support/examples/page.examples.ts';
import { MediaHost } from './media-host.ts';
import { Picture } from './picture.tsx';

function show(changes: Partial<Parameters<typeof Picture>[0]> = {}): HTMLImageElement {
  showOnPage(
    <MediaHost value="https://media.example">
      <Picture picture={examplePicture} sizes="50vw" {...changes} />
    </MediaHost>,
  );
  return document.querySelector('img') as HTMLImageElement;
}

describe('Picture', () => {
  it('offers AVIF, then WebP, at every available width up to its own, from the media host', () => {
    show();
    const sources = [...document.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const candidates = sources[0]?.getAttribute('srcset')?.split(', ') ?? [];
    const widths = [160, 320, 480, 640, 800, 960, 1280, 1400];
    expect(candidates.map((candidate) => candidate.split(' ')[1])).toEqual(widths.map((width) => `${width}w`));
    expect(candidates.filter((candidate) => !candidate.startsWith('https://media.example/media/'))).toEqual([]);
  });

  it('falls back to PNG when it is transparent, to JPEG when it is opaque', () => {
    expect(show().src).toMatch(/^https:\/\/media\.example\/.*\.1280\.png$/);
    expect(show({ picture: exampleOpaquePicture }).src).toMatch(/\.1280\.jpg$/);
  });

  it('reserves its space and loads lazily, or first when it is the largest of the first screen', () => {
    const attributesOf = (image: HTMLImageElement) =>
      ['width', 'height', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name));
    expect(attributesOf(show())).toEqual(['1400', '1000', 'lazy', null]);
    expect(attributesOf(show({ priority: true }))).toEqual(['1400', '1000', 'eager', 'high']);
  });

  it('has an alternative text, or an empty one when it is decorative', () => {
    show();
    expect(screen.getByRole('img', { name: examplePicture.alt })).toBeTruthy();
    expect(show({ alt: '' }).getAttribute('alt')).toBe('');
  });
});
