import { expect, test } from 'vitest';
import { endsAfter, gaps, intersection } from './window-math.ts';

test('intersects two windows from the later opening to the earlier close', () => {
  expect(intersection({ opens: 1, closes: 5 }, { opens: 3 })).toEqual({ opens: 3, closes: 5 });
  expect(intersection({}, {})).toEqual({});
  expect(intersection({ closes: 3 }, { opens: 3 })).toBeUndefined();
});

test('finds no gap in a window covered by adjacent others', () => {
  expect(gaps({ opens: 1, closes: 9 }, [{ opens: 5 }, { closes: 5 }])).toEqual([]);
});

test('finds gaps before, between and after the others, inside the window', () => {
  expect(gaps({ opens: 0, closes: 10 }, [{ opens: 6, closes: 8 }, { opens: 2, closes: 4 }, { opens: 12 }])).toEqual([
    { opens: 0, closes: 2 },
    { opens: 4, closes: 6 },
    { opens: 8, closes: 10 },
  ]);
  expect(gaps({}, [{ opens: 2, closes: 4 }])).toEqual([{ closes: 2 }, { opens: 4 }]);
  expect(gaps({ opens: 3, closes: 4 }, [])).toEqual([{ opens: 3, closes: 4 }]);
  expect(gaps({ closes: 4 }, [{ opens: 6 }])).toEqual([{ closes: 4 }]);
});

test('does not count a close at the instant as later', () => {
  expect(endsAfter({ closes: 5 }, 5)).toBe(false);
  expect(endsAfter({ closes: 6 }, 5)).toBe(true);
  expect(endsAfter({}, 5)).toBe(true);
});
