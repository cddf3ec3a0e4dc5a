import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidAt, Moment } from './moment.ts';
import type { TimeWindow } from './time-window.ts';

const instants = fc.integer({ min: 0, max: 50 });
const bound = fc.option(instants, { nil: undefined });
const windows = fc.array(fc.record({ opens: bound, closes: bound }), { maxLength: 6 });

function resolve(questions: TimeWindow[], instant: number) {
  const moment = new Moment(instant);
  return { answers: questions.map((window) => moment.isOpen(window)), validUntil: moment.validUntil };
}

test('the same questions get the same answers up to the end of validity', () => {
  fc.assert(
    fc.property(windows, instants, (questions, instant) => {
      const { answers, validUntil } = resolve(questions, instant);
      for (let later = instant; later < (validUntil ?? 52); later++)
        expect(resolve(questions, later).answers).toEqual(answers);
    }),
  );
});

test('validity ends at an edge that was asked about, and never earlier', () => {
  fc.assert(
    fc.property(windows, instants, (questions, instant) => {
      const { validUntil } = resolve(questions, instant);
      const ahead = questions.flatMap(({ opens, closes }) => [opens, closes]).filter((edge) => (edge ?? 0) > instant);
      expect(validUntil === undefined || ahead.includes(validUntil)).toBe(true);
      if (ahead.length === 0) expect(validUntil).toBeUndefined();
    }),
  );
});

test('an edge that nobody asks about does not limit validity', () => {
  const moment = new Moment(5);
  expect(moment.hasReached(5)).toBe(true);
  expect(moment.validUntil).toBeUndefined();
});

test('a value is valid from its instant on, and no longer at its end', () => {
  const validity = { instant: 10, validUntil: 20 };
  expect([9, 10, 19, 20].map((now) => isValidAt(validity, now))).toEqual([false, true, true, false]);
});

test('without an end it is valid for ever', () => {
  expect(isValidAt({ instant: 10, validUntil: undefined }, Number.MAX_SAFE_INTEGER)).toBe(true);
});
