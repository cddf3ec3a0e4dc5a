import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { onFirstUse } from './first-use.ts';

/** An island whose component comes with `arrive`, or not with `fail`, and counts the clicks that reach the page. */
function sleepingIsland() {
  showOnPage(
    <div>
      <button type="button">Turn</button>
      <a href="#gallery">Gallery</a>
    </div>,
  );
  const counts = { woken: 0, clicks: 0 };
  const loading = Promise.withResolvers<void>();
  const island = document.querySelector('div') as HTMLElement;
  const stop = onFirstUse(island, () => {
    counts.woken += 1;
    return loading.promise;
  });
  document.body.onclick = ({ defaultPrevented }) => {
    if (!defaultPrevented) counts.clicks += 1;
  };
  const fail = async () => {
    loading.resolve();
    await loading.promise;
  };
  const arrive = () => {
    stop();
    return fail();
  };
  return { island, counts, arrive, fail, button: screen.getByRole('button') };
}

beforeEach(() => {
  document.body.onclick = null;
});

it.each(['pointerDown', 'focusIn'] as const)('an island wakes at %s', (event) => {
  const { island, counts } = sleepingIsland();
  fireEvent[event](island);
  expect(counts.woken).toBe(1);
});

test('a click is held back until the component is there, then repeated', async () => {
  const { counts, arrive, button } = sleepingIsland();
  expect(fireEvent.click(button)).toBe(false);
  expect(counts.clicks).toBe(0);
  await arrive();
  expect(counts.clicks).toBe(1);
  expect(fireEvent.click(button)).toBe(true);
  expect(counts).toEqual({ woken: 1, clicks: 2 });
});

test('a click is left to the browser when loading failed, and the next one held back again', async () => {
  const { counts, fail, button } = sleepingIsland();
  fireEvent.click(button);
  await fail();
  expect(counts.clicks).toBe(1);
  expect(fireEvent.click(button)).toBe(false);
  expect(counts.woken).toBe(2);
});

test('a link is left to the browser, and wakes the island', async () => {
  const { counts, arrive } = sleepingIsland();
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  await arrive();
  expect(counts).toEqual({ woken: 1, clicks: 1 });
});

test('a click on an element that has left the page meanwhile is dropped', async () => {
  const { counts, arrive, button } = sleepingIsland();
  fireEvent.click(button);
  button.remove();
  await arrive();
  expect(counts.clicks).toBe(0);
});
