import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { Countdown } from './countdown.tsx';

const end = Date.UTC(2026, 10, 22);

/** Shows the countdown as it is rendered this long before its end. */
const showBefore = (remaining: number) =>
  showOnPage(
    <Countdown label="Early prices end" date="on 21 November at 23:59 GMT" to={end} />,
    examplePage({ instant: end - remaining }),
  );

test('a countdown shows two digits or three, and never less than nothing', () => {
  const figuresAfter = (remaining: number) => {
    showBefore(remaining);
    return [...document.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent);
  };
  expect(figuresAfter(((5 * 24 + 5) * 3600 + 52 * 60 + 7) * 1000)).toEqual(['05', '05', '52', '07']);
  expect(figuresAfter(-1000)).toEqual(['00', '00', '00', '00']);
  expect(figuresAfter(112 * 86_400_000)[0]).toBe('112');
});

test('screen readers hear the date in one sentence, and no figures', () => {
  showBefore(1000);
  const timer = screen.getByRole('timer', { name: 'Early prices end on 21 November at 23:59 GMT' });
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(timer.querySelector('ol')?.getAttribute('aria-hidden')).toBe('true');
});
