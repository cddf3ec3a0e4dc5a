import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { entryKey, reference } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { dialogClipKey, dialogClipWords, resolveDialogClip } from '#core/section/dialog-clip.ts';
import { entryWords, mayMention, mentionedProduct } from '#core/section/entries.ts';
import { resolveVoice } from '#core/section/voice.ts';
import { type PlayName, performers, playNames, type RobotName } from '#robots/names.ts';

/** A line of a script. `at` is in seconds from the start of the play. */
const line = z.strictObject({ at: z.number().min(0), line: z.string() });

/** If the first act has a play, the models perform it. */
export const theater = defineSection({
  structure: z.strictObject({
    actors: z
      .array(z.strictObject({ product: reference('product'), picture: pictureId }))
      .min(1)
      .max(2)
      .describe("One or two robots on the stage, each lit in its product's accent. The second one faces the first."),
    acts: z
      .array(
        z.strictObject({
          id: entryKey,
          ...mentionedProduct,
          play: z.enum(playNames).optional().describe('Name of the live play. If given, the act also needs a script.'),
          ...dialogClipKey,
          filmed: z
            .tuple([z.number().min(0), z.number()])
            .optional()
            .describe(
              'From which second of the play to which its clip shows it. The clip then stands in for the play.',
            ),
        }),
      )
      .min(1)
      .describe('Acts, in order; the id is the key of their texts. The first one that may be shown is on the stage.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    acts: z.record(
      z.string(),
      texts('title', 'text', 'cast').extend({
        caption: z.string().optional().describe('A line under the title while the act is on the stage.'),
        script: z.array(line).min(1).optional().describe('Description of the play, line by line as it goes on.'),
        ...dialogClipWords,
      }),
    ),
  }),
  resolve({ actors: cast, acts: entries }, { acts: words, ...rest }, context) {
    const acts = entries.filter(mayMention(context)).map(({ id, play, clip, filmed }) => {
      const act = entryWords(words, id, 'act');
      if ((play === undefined) !== (act.script === undefined))
        throw new Error(`the act "${id}" has a play without a script, or a script without a play`);
      return { ...act, play, clipId: clip, filmed };
    });
    const actors = cast.filter(mayMention(context));
    const [onStage] = acts;
    if (onStage?.caption === undefined)
      throw new Error(`the act on the stage, ${onStage ? `"${onStage.title}"` : 'none'}, has no caption`);
    const { play: name, script, clip, clipId, filmed } = onStage;
    // A play needs all of its performers: without the unannounced ones it is not shown.
    const isComplete = name !== undefined && actors.length === performers[name].length;
    return {
      ...rest,
      title: onStage.title,
      caption: onStage.caption,
      actors: actors.map(({ product, picture }) => ({
        accent: context.site.products[product]?.accent,
        picture: context.picture(picture),
      })),
      /** One or two acts need no list: the first is on the stage, and the second stands in for it where it is not. */
      acts: acts.length > 2 ? acts.map(({ title, text, cast: castText }) => ({ title, text, cast: castText })) : [],
      play:
        isComplete && script
          ? {
              name,
              script,
              film:
                clipId !== undefined && filmed
                  ? { clip: context.clip(clipId), from: filmed[0], seconds: filmed[1] - filmed[0] }
                  : undefined,
              heightsMm: actors.map(({ product }) => actorHeight(product, context)),
              voice: resolveVoice(
                narrator(name),
                script.map((spoken) => spoken.line),
                context,
              ),
            }
          : undefined,
      ...(isComplete && resolveDialogClip(context, clipId, clip)),
    };
  },
});

export type TheaterValue = SectionValue<'theater', typeof theater>;

export const narrator = (name: PlayName): RobotName => performers[name][0];

function actorHeight(product: string, { site }: ResolveContext): number {
  const actor = site.products[product];
  const heightMm = actor && productHeightMm(actor);
  if (heightMm === undefined) throw new Error(`an actor needs a height: content/products/${product}.yaml has none`);
  return heightMm;
}
