import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { clipId } from '#core/media/clip-schema.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { playgroundRobot, programmingPage, robotPlayground } from '../playground-content.ts';
import { playgroundStructure, playgroundTexts } from '../robot-programs.ts';

const action = z
  .strictObject({ id: entryKey, picture: pictureId.optional(), clip: clipId.optional() })
  .refine(({ picture, clip }) => (picture === undefined) !== (clip === undefined), 'name a picture or a clip');

const shownMoves = 2;

/** The programming of a robot: its actions, and a few programs that open in the playground. */
export const programs = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    actions: z
      .array(action)
      .default([])
      .describe('Actions, in order, each with a picture or a clip; the id is the key of their texts.'),
    playground: playgroundStructure
      .optional()
      .describe('The robot in the playground. If empty: it cannot be programmed on the site.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    actions: z
      .strictObject({
        open: z.string().describe('Label of the button that opens the dialog.'),
        title: z.string(),
        lead: z.string().optional(),
        items: z.record(z.string(), z.strictObject({ title: z.string(), description: z.string() })),
      })
      .optional(),
    playground: playgroundTexts.optional(),
  }),
  resolve({ surface, actions }, { playground: _, ...words }, context) {
    const { programming } = context.messages;
    const robot = playgroundRobot(context.slug ?? '', context);
    const href = robot?.href ?? programmingPage(context);
    const items = actions.map(({ id, picture, clip: clipName }) => {
      const text = entryWords(words.actions?.items ?? {}, id, 'action');
      const clip = clipName === undefined ? undefined : context.clip(clipName);
      return { id, picture: clip?.poster ?? context.picture(picture ?? ''), clip, ...text };
    });
    return {
      surface,
      ...words,
      actions: words.actions && items.length > 0 ? { ...words.actions, items } : undefined,
      samples: robot ? samplePrograms(context, robot.page) : [],
      open: programming.open,
      /** The page about programming, with this robot if it can be programmed there. */
      page: href === undefined ? undefined : { href, label: robot ? programming.playground : programming.ways },
    };
  },
});

export type ProgramsValue = SectionValue<'programs', typeof programs>;

function samplePrograms(context: ResolveContext, page: string): { title: string; program: string }[] {
  const robot = robotPlayground(page, context);
  if (!robot) return [];
  const { moves, sample } = robot;
  const longest = moves
    .filter(({ does }) => stepCount(does) > 1)
    .toSorted((one, other) => stepCount(other.does) - stepCount(one.does))
    .slice(0, shownMoves);
  return [
    { title: context.messages.programming.first, program: sample },
    ...moves.filter((move) => longest.includes(move)).map(({ word, does }) => ({ title: word, program: does })),
  ];
}

/** Steps of a program; what the robot says is no step. */
const stepCount = (program: string): number => (program.replace(/say\([^()]*\)/g, 'say').match(/[a-z]+/g) ?? []).length;
