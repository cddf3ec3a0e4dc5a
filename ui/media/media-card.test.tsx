import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePicture } from '#tests/support/examples/page.examples.ts';
import { MediaCard } from './media-card.tsx';

test('a card shows the cut-out as decoration, because the name stands beside it', () => {
  showOnPage(<MediaCard picture={examplePicture} accent="violet" sizes="50vw" />);
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(document.querySelector('[data-accent="violet"]')).not.toBeNull();
});

test('a card without a picture sets the name edge to edge, hidden from screen readers, the shortest names lower', () => {
  const show = (text: string, width: number) => {
    showOnPage(<MediaCard glyph={{ text, width }} sizes="50vw" />);
    const drawing = document.querySelector('svg');
    return [drawing?.textContent, drawing?.getAttribute('viewBox'), drawing?.getAttribute('aria-hidden')];
  };
  expect(show('GRIMLOCK', 3.666)).toEqual(['GRIMLOCK', '0 0 367 74', 'true']);
  expect(show('K1', 0.814)).toEqual(['K1', '0 0 89 74', 'true']);
});
