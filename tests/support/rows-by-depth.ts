import { test } from 'vitest';

/**
 * Like `test.each`: the rows of `gate` run in the gate, those of `all` that are not among them nightly. A title formats
 * primitive rows by `%s` and fields of objects by `$name`.
 */
export const testByDepth =
  <Row extends string | object>({ gate, all }: { gate: readonly Row[]; all: readonly Row[] }) =>
  (title: string, run: (row: Row) => void | Promise<void>): void => {
    test.each<Row>([...gate])(title, run);
    test.each<Row>(all.filter((row) => !gate.includes(row)))(title, { tags: 'nightly' }, run);
  };
