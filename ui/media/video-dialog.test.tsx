import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleClip } from '#tests/support/examples/page.examples.ts';
import { MediaHost } from './media-host.ts';
import { VideoDialog, WatchButton } from './video-dialog.tsx';

const watching = { watch: 'Watch it', title: 'To tank', description: 'And back.', clip: exampleClip };
const address = 'https://media.example/media/megatron/transformation.0123456789abcdef';

describe('a clip in a dialog', () => {
  beforeEach(() =>
    showOnPage(
      <MediaHost value="https://media.example">
        <WatchButton id="film" watching={watching} />
        <VideoDialog id="film" watching={watching} />
      </MediaHost>,
    ),
  );
  const video = () => document.querySelector('video') as HTMLVideoElement;

  it('opens with its button, and has a name and a description', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Watch it' }));
    expect(screen.getByRole('dialog', { name: 'To tank' }).contains(video())).toBe(true);
    expect(video().getAttribute('aria-label')).toBe('Megatron transforms');
    expect(document.getElementById(video().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^The robot folds/,
    );
  });

  it('is muted, plays inline and loops, and carries what is heard, for a script', () => {
    for (const attribute of ['controls', 'playsinline', 'muted', 'loop'])
      expect(video().hasAttribute(attribute)).toBe(true);
    expect(video().getAttribute('data-sound')).toBe('sounds.sound');
    expect(video().getAttribute('data-heard')).toBe('0.8 2.5 servos whir');
  });

  it('loads neither the clip nor its poster before the dialog opens', () => {
    expect(video().getAttribute('preload')).toBe('none');
    expect(video().getAttribute('data-poster')).toMatch(
      /^https:\/\/media\.example\/media\/megatron\/transformation-poster\./,
    );
    for (const attribute of ['poster', 'autoplay', 'src']) expect(video().hasAttribute(attribute)).toBe(false);
    expect(document.querySelector('img')).toBeNull();
  });

  it('is upright on phones and wide elsewhere, in the smaller format first', () => {
    const sources = [...document.querySelectorAll('source')].map((source) =>
      ['src', 'type', 'media'].map((name) => source.getAttribute(name)),
    );
    expect(sources).toEqual([
      [`${address}.phone.webm`, 'video/webm', '(width < 768px)'],
      [`${address}.phone.mp4`, 'video/mp4', '(width < 768px)'],
      [`${address}.wide.webm`, 'video/webm', null],
      [`${address}.wide.mp4`, 'video/mp4', null],
    ]);
  });

  it('is a link to its file when no script runs', () => {
    expect(screen.getByText('Watch it', { selector: 'a, a *' }).closest('a')?.href).toBe(`${address}.wide.mp4`);
  });
});
