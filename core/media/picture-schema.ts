import * as z from 'zod';
import { contentHash, count } from '../fields/fields.ts';
import { roles } from '../fields/roles.ts';

/** Path of a master in `media/` without its extension: `megatron/robot`. */
export const pictureId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a picture is named like megatron/robot, after its file in media/')
  .register(roles, { role: 'reference', to: 'picture' });

/** `content/pictures/<subject>.yaml`: alternative texts for the masters of `media/<subject>/`. */
export const pictureWords = z.record(
  z.string(),
  z.strictObject({
    alt: z
      .record(z.string(), z.string().min(3))
      .register(roles, { role: 'localised' })
      .describe('Alternative text by base language.'),
  }),
);

/** The facts about each master that the build measures, stored in `build/pictures.json`. */
export const pictureFacts = z.strictObject({
  width: count,
  height: count,
  hash: contentHash,
  colors: z.string().describe('Colours of its top, middle and bottom, `#a83 #ccc #222`, shown until it has loaded.'),
  transparent: z.boolean(),
  body: z
    .strictObject({ left: z.int(), top: z.int(), width: z.int(), height: z.int() })
    .optional()
    .describe('Rectangle of the opaque pixels of a cut-out, without its shadow.'),
});
export type PictureFacts = z.output<typeof pictureFacts>;
