import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { barWith, findingWith } from '#tests/support/desk/desk-values.ts';
import { longName, nameInSubject, shortName } from './bar-words.ts';

const barWindow = { name: '', slug: '' };
const several = barWith({
  kind: 'promotion',
  name: '3 promotional prices of Black Friday 2026',
  windows: [barWindow, barWindow, barWindow],
});

test.each([
  ['Black Friday 2026', 'Campaign', barWith({ kind: 'campaign', name: 'Campaign Black Friday 2026' })],
  ['Early', 'Early', barWith({ name: 'Stage “Early” of Black Friday 2026' })],
  [
    'Flagship Bumblebee: £1,149',
    'Promotional price: £1,149',
    barWith({ kind: 'promotion', name: 'Promotional price of Flagship Bumblebee: £1,149' }),
  ],
  ['3 prices', '3 prices', several],
  ['On sale: Flagship Bumblebee', 'On sale', barWith({ kind: 'life', name: 'On sale: Flagship Bumblebee' })],
])('a bar is named “%s” among its kind, and “%s” among others of its product or campaign', (short, inSubject, bar) => {
  expect([shortName(bar), nameInSubject(bar)]).toEqual([short, inSubject]);
});

test('a screen reader hears the edition of a bar, its times and its open findings', () => {
  const opens = parseInstant('2026-11-14T09:00:00Z');
  const findings = [findingWith({}), findingWith({ accepted: 'as specified' })];
  expect(longName(barWith({ opens, findings }), 'Europe/London', 'Early')).toBe(
    'UK: Stage “Early”, opens Sat 14 Nov 2026, 09:00 GMT, does not close, 1 finding',
  );
  expect(longName(several, 'Europe/London', '3 prices')).toMatch(
    /^UK: 3 promotional prices of Black Friday 2026, 3 prices, open since ever/,
  );
});
