import { describe, expect, test } from 'vitest';
import { PLAYS, type Play, stages } from '#tests/support/site/theater-stages.ts';

describe.each(stages)('the stage of $place', ({ play: { name }, actors, robot }) => {
  test('has an actor for each part, and the robot of the page first', () => {
    const { parts } = PLAYS[name] as Play;
    expect(actors).toHaveLength(parts.length);
    if (robot) expect(parts[0]?.robot).toBe(robot);
  });
});
