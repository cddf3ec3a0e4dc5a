import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { playableExample, theaterExample } from './theater.examples.ts';
import { TheaterSection } from './theater.tsx';

describe('the mini theater', () => {
  it('lights each actor in the accent of its product, and lists every act with its cast, without controls', () => {
    showOnPage(<TheaterSection section={theaterExample} />);
    for (const accent of ['violet', 'amber'])
      expect(document.querySelector(`[data-accent="${accent}"]`)).not.toBeNull();
    expect(textsOf('listitem')).toEqual(expect.arrayContaining(['The speechCannon raised.Solo']));
    expect(textsOf('listitem')).toHaveLength(2);
    expect([...textsOf('button'), ...hrefsIn()]).toEqual([]);
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('with a play, shows only the pictures and one button until it is started', () => {
    showOnPage(<TheaterSection section={playableExample} />, examplePage({ sections: [playableExample] }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('One strikes.');
  });

  it('passes the script to its island', () => {
    showOnPage(<TheaterSection section={playableExample} />, examplePage({ sections: [playableExample] }));
    const props = JSON.parse(document.querySelector('x-island')?.getAttribute('props') ?? '');
    expect(props.play).toEqual(playableExample.play);
  });
});
