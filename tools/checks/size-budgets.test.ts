import { expect, test } from 'vitest';
import { exceededBudgets } from './size-budgets.mjs';

test('names each room that has grown over its budget, its lines, and the remedy', () => {
  const room = { production: 120, tests: 0, styles: 0, files: 3 };
  const counts = { desk: room, core: room, added: { ...room, production: 1 }, all: { files: 9 } };
  const budgets = { files: 8, lines: { desk: { production: 100 }, core: { production: 120 } } };
  expect(exceededBudgets(counts, budgets)).toEqual([
    expect.stringMatching(/^desk has 120 lines of production, its budget is 100: remove lines, or raise .*\.json/),
    expect.stringMatching(/^added has 1 lines of production, its budget is 0/),
    expect.stringMatching(/^there are 9 code files, their budget is 8/),
  ]);
  expect(exceededBudgets({ core: room, all: { files: 8 } }, budgets)).toEqual([]);
});
