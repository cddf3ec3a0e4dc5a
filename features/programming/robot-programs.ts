import * as z from 'zod';
import { name, reference } from '#core/fields/roles.ts';
import { clipId } from '#core/media/clip-schema.ts';
import type { Clip } from '#core/media/picture.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { isSectionShown } from '#core/section/define.ts';
import type { OpenPage } from '#core/section/open-page.ts';
import { formatWords } from '#core/words/words.ts';
import { robotNames } from '#robots/names.ts';
import { sayStep } from './robot-speech.ts';

/** In the notation of links. The robot says a named text, `wave.say(hello)`. */
export const programText = name;

/** A robot in the playground, on its product page. Its spoken words are in the section voice there. */
export const playgroundStructure = z.strictObject({
  product: reference('product').optional().describe('Product that is programmed. If empty: that of the page.'),
  robot: z.enum(robotNames).describe('Name of the 3D model.'),
  picture: pictureId.describe('Picture shown until the model has loaded.'),
  films: z
    .record(name, clipId)
    .default({})
    .describe('Clips of steps, by walk, transform or the name of a motion, for devices that cannot draw the robot.'),
  sample: programText.describe('Program shown at first.'),
  moves: z.array(programText).length(4).describe('Program of each ready-made move of the words, in the same order.'),
  commands: z
    .array(z.array(programText).min(1))
    .min(3)
    .describe(
      'What each command of the section voice does, by group and in the same order: start, execute, cancel, or a ' +
        'program. A program may begin with the shape in which it runs: first or other.',
    ),
});
export type PlaygroundStructure = z.output<typeof playgroundStructure>;

export const playgroundTexts = z.strictObject({
  moves: z.tuple([z.string(), z.string(), z.string(), z.string()]).describe('Names of the four ready-made moves.'),
  says: z
    .record(z.string(), z.string())
    .default({})
    .describe('Texts that the robot says, by the names used in programs.'),
});

/** The section of a page that programs its robot; undefined if the edition shows none now. */
export const programsSection = (sections: OpenPage['settings']['sections'], context: ResolveContext) =>
  sections.find((section) => section.kind === 'programs' && isSectionShown(section, context));

/** The robot that a page programs, with its words; undefined if the page programs none. */
export function robotPrograms({ slug, settings, words, context, format }: OpenPage) {
  const section = programsSection(settings.sections, context);
  const structure = section?.playground as PlaygroundStructure | undefined;
  if (!section || !structure) return undefined;
  const { playground } = (words.sections[section.id] ?? {}) as { playground?: z.output<typeof playgroundTexts> };
  if (!playground) throw new Error(`the playground of "${slug}" needs words`);
  const { moves, says } = formatWords(playground, format);
  return { structure, moves, insertWords: (program: string) => insertSpoken(program, says ?? {}) };
}

function insertSpoken(program: string, says: Readonly<Record<string, string>>): string {
  return program.replace(/say\((\w+)\)/g, (_match, name: string) => {
    const spokenWords = says[name];
    if (!spokenWords) throw new Error(`the robot says "${name}", which has no words`);
    return sayStep(spokenWords);
  });
}

export const resolveFilms = ({ films }: PlaygroundStructure, context: ResolveContext): Record<string, Clip> =>
  Object.fromEntries(Object.entries(films).map(([step, id]) => [step, context.clip(id)]));
