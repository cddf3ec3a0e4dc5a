import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleClip } from '#tests/support/examples/page.examples.ts';
import { morphExample } from './morph.examples.ts';
import { MorphSection } from './morph.tsx';

describe('the transformation', () => {
  it('shows both shapes and their words without scripts, and describes the film once', () => {
    showOnPage(<MorphSection section={morphExample} />);
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(document.body.textContent).toMatch(/Robot5 cm\/s on foot.*Tank10 cm\/s on tracks/);
    expect(screen.getAllByRole('img', { name: /A robot folds into a tank/ })).toHaveLength(1);
  });

  it('has one step fewer than the film has frames', () => {
    showOnPage(<MorphSection section={morphExample} />);
    expect(document.body.innerHTML).toContain('--n:21;--steps:20');
  });

  it('does not load the largest strip, of 10080 px, on a phone with three pixels to a px', () => {
    showOnPage(<MorphSection section={morphExample} />);
    const sizes = [...document.querySelectorAll('img, source')].map((source) => source.getAttribute('sizes'));
    const phone = Number(/\(width < 768px\) (\d+)px/.exec(sizes.join())?.[1]);
    expect(phone * 3).toBeLessThanOrEqual(7560);
  });

  it('opens its clip in a dialog, if it has one', async () => {
    showOnPage(<MorphSection section={morphExample} />);
    expect(screen.queryByRole('button')).toBeNull();
    const watching = { watch: 'Watch it', title: 'To tank and back', description: 'In one go.', clip: exampleClip };
    showOnPage(<MorphSection section={{ ...morphExample, watching }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Watch it' }));
    expect(screen.getByRole('dialog', { name: 'To tank and back' }).querySelector('video')).not.toBeNull();
  });
});
