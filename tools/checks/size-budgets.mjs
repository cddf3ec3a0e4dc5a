import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = 'tools/checks/size-budgets.json';
const kinds = ['production', 'tests', 'styles'];
/** Budgets leave this much room above the present size. */
const spare = 1.02;

/** The budgets: the most lines of each kind in each room, and the most code files in all. */
export const readBudgets = () => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Writes budgets that leave 2 % above these counts, rounded up to the next hundred lines, or ten files. */
export function writeBudgets({ all, ...rooms }) {
  const withSpare = (count, step) => Math.ceil((count * spare) / step) * step;
  const linesOfRoom = (counts) => Object.fromEntries(kinds.map((kind) => [kind, withSpare(counts[kind], 100)]));
  const lines = Object.fromEntries(Object.entries(rooms).map(([room, counts]) => [room, linesOfRoom(counts)]));
  const budgets = { files: withSpare(all.files, 10), lines };
  writeFileSync(join(root, file), `${JSON.stringify(budgets, undefined, 2)}\n`);
}

/** Says for each count above its budget by how much, and what to do. A room without a budget may have no lines. */
export function exceededBudgets({ all, ...rooms }, { files, lines }) {
  const remedy = `or raise the budget in ${file}, with the reason in the commit`;
  const tooManyLines = Object.entries(rooms).flatMap(([room, counts]) =>
    kinds
      .map((kind) => ({ kind, count: counts[kind], budget: lines[room]?.[kind] ?? 0 }))
      .filter(({ count, budget }) => count > budget)
      .map(
        ({ kind, count, budget }) =>
          `${room} has ${count} lines of ${kind}, its budget is ${budget}: remove lines, ${remedy}`,
      ),
  );
  if (all.files <= files) return tooManyLines;
  return [
    ...tooManyLines,
    `there are ${all.files} code files, their budget is ${files}: join or delete files, ${remedy}`,
  ];
}
