import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleClip } from '#tests/support/examples/page.examples.ts';
import { detailsExample } from './details.examples.ts';
import { DetailsSection } from './details.tsx';

describe('product details', () => {
  it('are labelled by their heading and describe each picture below it', () => {
    showOnPage(<DetailsSection section={detailsExample} />);
    expect(screen.getByRole('region', { name: 'Look at it from behind.' }).id).toBe('details');
    const [chest, back] = screen.getAllByRole('article');
    expect(chest?.textContent).toMatch(/^A bar of lightPart of its 112 LEDs/);
    expect(back?.textContent).toMatch(/^A finished back/);
    const pictures = screen.getAllByRole<HTMLImageElement>('img').map(({ src }) => src);
    expect(pictures).toEqual([expect.stringContaining('megatron/stage'), expect.stringContaining('megatron/robot')]);
    // Only the picture with a transparent background is set as a cut-out.
    expect(document.querySelectorAll('[data-cut-out]')).toHaveLength(1);
  });

  it('open a clip in a dialog if there is one', async () => {
    showOnPage(<DetailsSection section={detailsExample} />);
    expect(screen.queryByRole('button')).toBeNull();
    const watching = { watch: 'Watch it park', title: 'Into the car', description: 'In one go.', clip: exampleClip };
    showOnPage(<DetailsSection section={{ ...detailsExample, watching }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Watch it park' }));
    expect(screen.getByRole('dialog', { name: 'Into the car' }).querySelector('video')).not.toBeNull();
  });
});
