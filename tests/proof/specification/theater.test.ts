import { describe, expect, test } from 'vitest';
import { PLAYS, type Play, stages } from '#tests/support/site/theater-stages.ts';

test('every play is on a stage', () => {
  expect([...new Set(stages.map(({ play }) => play.name))].sort()).toEqual(Object.keys(PLAYS).sort());
});

describe.each(stages)('the stage of $place', ({ play: { name, script } }) => {
  test('shows each line of its script long enough to be read', () => {
    const ends = [...script.slice(1).map(({ at }) => at), (PLAYS[name] as Play).seconds];
    for (const [index, { at, line }] of script.entries()) {
      const isWide = /[\u3040-\u9fff]/.test(line);
      expect((ends[index] ?? 0) - at, line).toBeGreaterThan(line.length / (isWide ? 11 : 26));
    }
  });
});
