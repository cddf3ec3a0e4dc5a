import * as z from 'zod';
import { soundNames } from '#robots/names.ts';
import { contentHash, count } from '../fields/fields.ts';
import { roles } from '../fields/roles.ts';
import { pictureId } from './picture-schema.ts';

/** Path of a clip in `media/` without its extension: `megatron/transformation`. */
export const clipId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a clip is named like megatron/transformation, after its files in media/')
  .register(roles, { role: 'reference', to: 'clip' });

const texts = z.record(z.string(), z.string().min(3)).register(roles, { role: 'localised' });

export const clip = z.strictObject({
  poster: pictureId.describe('Picture shown until the clip plays.'),
  label: texts.describe('Name of what the clip shows.'),
  caption: texts.describe('Description of what happens, for people who cannot see the clip.'),
});
export type ClipWords = z.output<typeof clip>;

/** `content/clips/<subject>.yaml`: what each clip of `media/<subject>/` shows. */
export const clipWords = z.record(z.string(), clip);

const size = z.strictObject({ width: count, height: count });

/** The facts about each clip's files that the build measures, stored in `build/clips.json`. */
export const clipFacts = z.strictObject({
  hash: contentHash,
  wide: size.describe('Size in px of the version for wide screens.'),
  phone: size.describe('Size in px of the upright version for phones.'),
  heard: z
    .array(
      z.strictObject({
        from: z.number().min(0).describe('In seconds.'),
        to: z.number().positive(),
        sounds: z.array(z.enum(soundNames)).min(1),
      }),
    )
    .describe('What is heard, in order.'),
});
export type ClipFacts = z.output<typeof clipFacts>;
