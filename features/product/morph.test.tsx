import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleClip, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { morphExample } from './morph.examples.ts';
import { MorphSection } from './morph.tsx';

describe('the transformation', () => {
  const html = renderToStaticMarkup(<MorphSection section={morphExample} />);

  it('has one step fewer than the film has frames', () => {
    expect(html).toContain('--n:21;--steps:20');
  });

  it('shows both shapes and their words without scripts', () => {
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('<b>Robot</b><span class="small">5 cm/s on foot</span>');
    expect(html).toContain('<b>Tank</b><span class="small">10 cm/s on tracks</span>');
  });

  it('describes the film once', () => {
    expect(html.match(/A robot folds into a tank/g)).toHaveLength(1);
  });

  it('does not load the largest strip, of 10080 px, on a phone with three pixels to a px', () => {
    const phone = Number(/sizes="\(width &lt; 768px\) (\d+)px/.exec(html)?.[1]);
    expect(phone * 3).toBeLessThanOrEqual(7560);
  });

  it('has no button if there is no clip', () => {
    expect(html).not.toContain('<button');
  });

  it('opens its clip in a dialog', () => {
    const watching = {
      watch: 'Watch it transform',
      title: 'To tank and back',
      description: 'In one go.',
      clip: exampleClip,
    };
    const page = renderToStaticMarkup(
      <PageContext value={examplePage()}>
        <MorphSection section={{ ...morphExample, watching }} />
      </PageContext>,
    );
    expect(page).toMatch(/<button[^>]*commandfor="transformation-clip"[^>]*>.*Watch it transform<\/button>/);
    expect(page).toMatch(/<dialog id="transformation-clip".*<video/);
  });
});
