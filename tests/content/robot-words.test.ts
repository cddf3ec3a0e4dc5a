import { expect, test } from 'vitest';
import { fromStudio } from '../support/site/from-studio.ts';
import { realSite } from '../support/site/real-site.ts';

interface Model {
  make(): { poses: Record<string, unknown> };
  motions: Record<string, unknown>;
}
const { robotModels } = await fromStudio<{ robotModels: Record<string, () => Promise<Model>> }>('live/robot-models.ts');

/** Robots that visitors can take in their hands. */
const robots = new Set(
  Object.values(realSite.pages).flatMap(({ settings }) =>
    (settings.sections as { kind: string; robot?: string }[]).flatMap(({ kind, robot }) =>
      kind === 'live-robot' && robot ? [robot] : [],
    ),
  ),
);

test('robots are found on the pages', () => expect(robots.size).toBeGreaterThan(10));

test.each([...robots])('whatever a %s does has a button of its own, in every edition', async (robot) => {
  const model = await robotModels[robot]?.();
  if (!model) throw new Error(`no robot ${robot}`);
  const done = [...Object.keys(model.motions), ...Object.keys(model.make().poses)];
  expect(done.length).toBeGreaterThan(2);
  for (const [edition, words] of Object.entries(realSite.messages)) {
    const known = Object.keys({ ...words?.motions, ...words?.poses });
    expect(
      done.filter((name) => !known.includes(name)),
      edition,
    ).toEqual([]);
  }
});
