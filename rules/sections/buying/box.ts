import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

/** What is in the box, each item with its count. */
export const box = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white'), picture: pictureId }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    items: z.array(z.strictObject({ count: z.string(), title: z.string(), text: z.string().optional() })).min(1),
  }),
  resolve: ({ surface, picture }, words, context) => ({ surface, ...words, picture: context.picture(picture) }),
});
