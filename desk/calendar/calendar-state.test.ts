import { describe, expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { type CalendarState, matchingBars, readCalendarState, writeCalendarState } from './calendar-state.ts';
import type { CalendarBar } from './calendar-value.ts';
import { readDay } from './timeline/period.ts';

const now = parseInstant('2026-11-21T12:00:00Z');
const read = (query: string) => readCalendarState(new URLSearchParams(query), now);

describe('the address', () => {
  test('holds the whole state', () => {
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
  });

  test('is empty for the first period', () => {
    expect(writeCalendarState(read(''), now)).toBe('');
  });

  test('can come from a form, without impossible values', () => {
    expect(
      read('edition=uk&edition=xx&edition=de&kind=toString&zone=mars&group=x&from=2026-12-01&to=2026-11-01'),
    ).toEqual({
      ...read(''),
      editions: ['uk', 'de'],
    });
  });
});

describe('the matching bars', () => {
  const bar = (more: Partial<CalendarBar>): CalendarBar => ({
    id: 'a',
    edition: 'uk',
    kind: 'promotion',
    name: '3 promotional prices of Black Friday 2026',
    about: 'Black Friday 2026',
    file: 'content/campaigns/black-friday-2026.yaml',
    path: 'stages.0.windows.uk',
    windows: [{ name: 'Promotional price of Flagship Bumblebee: £1,149', slug: '' }],
    findings: [],
    ...more,
  });
  const matchingIds = (filters: Partial<CalendarState>) =>
    matchingBars([bar({}), bar({ id: 'b', edition: 'us', kind: 'stage', windows: [] })], {
      ...read(''),
      ...filters,
    }).map(({ id }) => id);

  test('are all at first', () => {
    expect(matchingIds({})).toEqual(['a', 'b']);
  });

  test('belong to the chosen editions and kinds', () => {
    expect([
      matchingIds({ editions: ['us'] }),
      matchingIds({ kinds: ['promotion'] }),
      matchingIds({ editions: ['us'], kinds: ['promotion'] }),
    ]).toEqual([['b'], ['a'], []]);
  });

  test('contain every typed word, in any order and case, also in their windows', () => {
    expect([
      matchingIds({ text: 'FRIDAY black' }),
      matchingIds({ text: 'bumblebee' }),
      matchingIds({ text: 'black christmas' }),
      matchingIds({ text: 'stages.0' }),
    ]).toEqual([['a', 'b'], ['a'], [], ['a', 'b']]);
  });
});
