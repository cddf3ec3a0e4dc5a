import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { openPage } from '#core/section/open-page.ts';
import { resolveVoice } from '#core/section/voice.ts';
import { programText, resolveFilms, robotPrograms } from './robot-programs.ts';
import { robotSpeech } from './robot-speech.ts';

/** Voice control of a robot: a spoken line with its answer, the words that it obeys, and what the app adds. */
export const voice = defineSection({
  structure: z.strictObject({
    answer: programText.describe('Program with which the robot answers the line, in the notation of the playground.'),
    links: z
      .record(z.string(), linkRef)
      .default({})
      .describe("Link of each point, by the point's key. If empty: no link."),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    line: z.string().describe('Spoken command, with its quotation marks.'),
    lead: z.string(),
    list: texts('title', 'lead').extend({
      open: z.string().describe('Label of the button that opens the dialog.'),
      groups: z.array(z.strictObject({ title: z.string(), words: z.array(z.string()).min(1) })).min(1),
    }),
    points: z
      .record(z.string(), z.strictObject({ title: z.string(), text: z.string(), link: z.string().optional() }))
      .default({})
      .describe('What else the app does, by key.'),
  }),
  resolve({ answer, links }, { points, list, ...words }, context) {
    const { groups: spokenGroups, ...dialog } = list;
    return {
      ...words,
      list: dialog,
      points: resolvePoints(points, links, context),
      ...commandedRobot(answer, spokenGroups, context),
    };
  },
});

export type VoiceValue = SectionValue<'voice', typeof voice>;

type PointWords = Record<string, { title: string; text: string; link?: string | undefined }>;

export const resolvePoints = (points: PointWords, links: Record<string, string>, context: ResolveContext) =>
  Object.entries(points).map(([id, { title, text, link: label }]) => {
    const ref = links[id];
    const link = ref === undefined ? undefined : context.link(ref);
    return { id, title, text, link: link && label ? { ...link, label } : undefined };
  });

type SpokenGroups = readonly { title: string; words: string[] }[];

/** The robot of the page's programs, and what it does at each word. */
function commandedRobot(answer: string, spokenGroups: SpokenGroups, context: ResolveContext) {
  const page = openPage(context.slug ?? '', context);
  const programs = page && robotPrograms(page);
  if (!programs)
    throw new Error('the section "voice" needs a playground in the section "programs" of its page, which has none');
  const { structure, insertWords } = programs;
  const groups = groupsWithPrograms(
    spokenGroups,
    structure.commands.map((group) => group.map(insertWords)),
  );
  const sample = insertWords(answer);
  const speech = robotSpeech({ sample, moves: [], groups }, context.messages.playground);
  return {
    groups,
    robot: {
      model: structure.robot,
      picture: context.picture(structure.picture),
      films: resolveFilms(structure, context),
      voice: resolveVoice(structure.robot, speech, context),
      answer: sample,
    },
  };
}

function groupsWithPrograms(groups: SpokenGroups, commands: readonly string[][]) {
  const fits =
    groups.length === commands.length && groups.every(({ words }, index) => words.length === commands[index]?.length);
  if (!fits)
    throw new Error(
      'the playground has commands for other words than the section "voice" lists: write one command for each word',
    );
  return groups.map(({ title, words }, group) => ({
    title,
    /** Each word, and what it does: start, execute or cancel a program, take a shape, or run a small program. */
    words: words.map((word, index): [word: string, does: string] => [word, commands[group]?.[index] ?? '']),
  }));
}
