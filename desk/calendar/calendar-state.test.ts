import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { barWith } from '#tests/support/desk/desk-values.ts';
import { type CalendarState, matchingBars, readCalendarState, writeCalendarState } from './calendar-state.ts';
import { readDay } from './timeline/period.ts';

const now = parseInstant('2026-11-21T12:00:00Z');
const read = (query: string) => readCalendarState(new URLSearchParams(query), now);

test('the address holds the whole state, and nothing for the first period', () => {
  const state: CalendarState = {
    editions: ['uk', 'de'],
    kinds: ['stage'],
    text: 'black friday',
    zone: 'headquarters',
    group: 'kind',
    period: { from: readDay('2026-11-01') as number, to: readDay('2026-11-08') as number },
    lasting: true,
    open: 'uk content/campaigns/black-friday-2026.yaml early',
  };
  const address = writeCalendarState(state, now);
  expect(address).toMatch(
    /^\?edition=uk,de&kind=stage&q=black\+friday&zone=headquarters&group=kind&from=2026-11-01&to=2026-11-08&lasting=shown&open=/,
  );
  expect(read(address)).toEqual(state);
  expect(writeCalendarState(read(''), now)).toBe('');
});

test('an address from a form is read without impossible values', () => {
  const query = 'edition=uk&edition=xx&edition=de&kind=toString&zone=mars&group=x&from=2026-12-01&to=2026-11-01';
  expect(read(query)).toEqual({ ...read(''), editions: ['uk', 'de'] });
});

test.each<[what: string, filters: Partial<CalendarState>, ids: string[]]>([
  ['all at first', {}, ['prices', 'stage']],
  ['those of the chosen editions', { editions: ['us'] }, ['stage']],
  ['those of the chosen kinds', { kinds: ['promotion'] }, ['prices']],
  ['those that are of both', { editions: ['us'], kinds: ['promotion'] }, []],
  ['those with every typed word, in any order and case', { text: 'FRIDAY black' }, ['prices', 'stage']],
  ['those with a word in one of their windows', { text: 'bumblebee' }, ['prices']],
  ['those with a word in their place', { text: 'stages.0' }, ['prices', 'stage']],
  ['none where a word is missing', { text: 'black christmas' }, []],
])('the calendar shows of its bars %s', (_what, filters, ids) => {
  const windows = [{ name: 'Promotional price of Flagship Bumblebee: £1,149', slug: '' }];
  const bars = [barWith({ id: 'prices', kind: 'promotion', windows }), barWith({ edition: 'us', windows: [] })];
  expect(matchingBars(bars, { ...read(''), ...filters }).map(({ id }) => id)).toEqual(ids);
});
