import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { playableExample, theaterExample } from './theater.examples.ts';
import { TheaterSection } from './theater.tsx';

describe('the mini theater', () => {
  const html = renderToStaticMarkup(<TheaterSection section={theaterExample} />);

  it('lights each actor in the accent of its product', () => {
    expect(html).toContain('data-accent="violet"');
    expect(html).toContain('data-accent="amber"');
  });

  it('lists every act with its cast, and has no controls without a play', () => {
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('<h3>The speech</h3><p>Cannon raised.</p><span>Solo</span>');
    expect(html).not.toMatch(/<button|<a |<canvas/);
  });
});

describe('a stage with a play', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage({ sections: [playableExample] })}>
      <TheaterSection section={playableExample} />
    </PageContext>,
  );

  it('shows only the pictures and one button until the play is started', () => {
    expect(html).toContain('data-state="still"');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('aria-hidden="true"');
    expect(html.replace(/ props="[^"]*"/, '')).not.toContain('One strikes.');
  });

  it('passes the script and the words to its island', () => {
    const props = JSON.parse(
      (/ props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    );
    expect(props.play).toEqual(playableExample.play);
    for (const word of Object.values(props.words)) expect(word).toBeTruthy();
  });
});
