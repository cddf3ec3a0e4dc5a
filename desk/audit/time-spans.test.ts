import { expect, test } from 'vitest';
import { common, endsAfter, gaps } from './time-spans.ts';

test('what two windows have in common has the later opening and the earlier close', () => {
  expect(common({ opens: 1, closes: 5 }, { opens: 3 })).toEqual({ opens: 3, closes: 5 });
  expect(common({}, {})).toEqual({});
  expect(common({ closes: 3 }, { opens: 3 })).toBeUndefined();
});

test('a window covered by others that touch has no gap', () => {
  expect(gaps({ opens: 1, closes: 9 }, [{ opens: 5 }, { closes: 5 }])).toEqual([]);
});

test('gaps lie before, between and after the others, and inside the window', () => {
  expect(gaps({ opens: 0, closes: 10 }, [{ opens: 6, closes: 8 }, { opens: 2, closes: 4 }, { opens: 12 }])).toEqual([
    { opens: 0, closes: 2 },
    { opens: 4, closes: 6 },
    { opens: 8, closes: 10 },
  ]);
  expect(gaps({}, [{ opens: 2, closes: 4 }])).toEqual([{ closes: 2 }, { opens: 4 }]);
  expect(gaps({ opens: 3, closes: 4 }, [])).toEqual([{ opens: 3, closes: 4 }]);
  expect(gaps({ closes: 4 }, [{ opens: 6 }])).toEqual([{ closes: 4 }]);
});

test('a window that closes at an instant does not last beyond it', () => {
  expect(endsAfter({ closes: 5 }, 5)).toBe(false);
  expect(endsAfter({ closes: 6 }, 5)).toBe(true);
  expect(endsAfter({}, 5)).toBe(true);
});
