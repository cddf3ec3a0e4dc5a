import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { galleryExample } from './gallery.examples.ts';
import { GallerySection } from './gallery.tsx';
import { Island } from './gallery-viewer.island.tsx';

describe('a gallery', () => {
  beforeEach(() =>
    showOnPage(
      <MediaHost value="https://cdn.example">
        <GallerySection section={galleryExample} />
      </MediaHost>,
    ),
  );
  const plate = () => screen.getByRole('link', { name: 'Open full screen: A stage' });
  const viewer = () => screen.getByRole('dialog', { name: 'gallery.label' });

  it('links each plate to the largest picture, for visitors without JavaScript', () => {
    const addresses = ['robot', 'stage'].map(
      (name) => `https://cdn.example/media/megatron/${name}.0123456789abcdef.1400.webp`,
    );
    expect(hrefsIn(document.getElementById('gallery') ?? undefined)).toEqual(addresses);
    expect(document.querySelectorAll('x-island img')).toHaveLength(0);
    expect(document.querySelector('x-island')?.getAttribute('props')).not.toContain('megatron');
  });

  it('opens full screen at the pressed plate, with its position, and returns the focus to the plate', async () => {
    await hydrateIsland('gallery-viewer', Island);
    await userEvent.click(plate());
    expect(within(viewer()).getByText('2 / 2', { selector: 'p.small' })).toBeTruthy();
    expect(
      within(viewer())
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toHaveLength(1);
    const states = ['action.previous', 'action.next'].map((name) =>
      within(viewer()).getByRole('button', { name }).getAttribute('aria-disabled'),
    );
    expect(states).toEqual(['false', 'true']);
    await userEvent.click(within(viewer()).getByRole('button', { name: 'action.close' }));
    expect(textsOf('dialog')).toEqual([]);
    expect(document.activeElement).toBe(plate());
  });
});
