import { describe, expect, test } from 'vitest';
import { performersOf } from '#rules/plays.ts';
import type { Play } from '#tests/support/site/theater-stages.ts';
import { PLAYS, stages } from '#tests/support/site/theater-stages.ts';

test('the plays that content may name are those of the studio, with as many robots', () => {
  expect(performersOf).toEqual(
    Object.fromEntries(Object.entries(PLAYS).map(([name, { parts }]) => [name, parts.length])),
  );
});

describe.each(stages)('the stage of $place', ({ play: { name }, actors, robot }) => {
  test('has the robot of the page in the place of its picture', () => {
    const { parts } = PLAYS[name] as Play;
    expect(actors).toHaveLength(parts.length);
    if (robot) expect(parts[0]?.robot).toBe(robot);
  });
});
