import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleClip, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '../page-context.tsx';
import { MediaHost } from './media-host.ts';
import { VideoDialog, WatchButton } from './video-dialog.tsx';

const watching = { watch: 'Watch it', title: 'To tank', description: 'And back.', clip: exampleClip };

describe('a clip in a dialog', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <MediaHost value="https://media.example">
        <WatchButton id="film" watching={watching} />
        <VideoDialog id="film" watching={watching} />
      </MediaHost>
    </PageContext>,
  );
  const address = 'https://media.example/media/megatron/transformation.0123456789abcdef';

  it('is muted, plays inline and loops', () => {
    const video = /<video[^>]*>/.exec(html)?.[0];
    for (const attribute of ['controls', 'playsInline', 'muted', 'loop']) expect(video).toContain(`${attribute}=""`);
  });

  it('loads neither the clip nor its poster before the dialog opens', () => {
    const video = /<video[^>]*>/.exec(html)?.[0];
    expect(video).toContain('preload="none"');
    expect(video).toContain('data-poster="https://media.example/media/megatron/transformation-poster.');
    expect(video).not.toMatch(/ (poster|autoplay|src)=/i);
    expect(html).not.toContain('<img');
  });

  it('is upright on phones and wide elsewhere, in the smaller format first', () => {
    const sources = [...html.matchAll(/<source src="([^"]*)" type="([^"]*)"( media="[^"]*")?/g)].map(
      ([, src, type, media]) => [src, type, media?.trim()],
    );
    expect(sources).toEqual([
      [`${address}.phone.webm`, 'video/webm', 'media="(width &lt; 768px)"'],
      [`${address}.phone.mp4`, 'video/mp4', 'media="(width &lt; 768px)"'],
      [`${address}.wide.webm`, 'video/webm', undefined],
      [`${address}.wide.mp4`, 'video/mp4', undefined],
    ]);
  });

  it('carries what is heard, for a script', () => {
    expect(html).toMatch(/<video[^>]*data-sound="sounds\.sound" data-heard="0\.8 2\.5 servos whir"/);
  });

  it('has a name and a description', () => {
    expect(html).toMatch(/<video[^>]*aria-label="Megatron transforms" aria-describedby="film-caption"/);
    expect(html).toMatch(/<figcaption id="film-caption"[^>]*>The robot folds/);
  });

  it('is a link to its file when no script runs', () => {
    expect(html).toMatch(
      new RegExp(`<a class="[^"]*plain[^"]*" href="${address.replaceAll('.', '\\.')}\\.wide\\.mp4">.*Watch it</a>`),
    );
  });
});
