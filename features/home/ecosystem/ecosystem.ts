import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { entryKey, name } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { baseEntry, editionLists, isEntryVisible, visibleEntries } from '#core/section/entries.ts';

const scene = baseEntry.extend({ picture: pictureId });

const action = baseEntry.extend({
  picture: pictureId,
  length: name.regex(/^\d+:\d\d$/).describe('Length of the performance, such as 0:14.'),
});

const tool = texts('title', 'text', 'action');

/** The two tools for robots: the studio, to create performances, and the hub, to share them. */
export const ecosystem = defineSection({
  structure: z.strictObject({
    studio: z.strictObject({
      link: linkRef,
      scenes: z
        .array(scene)
        .min(1)
        .describe('Robots for the drawn stage. The first one that may be shown now is used.'),
    }),
    hub: z.strictObject({
      link: linkRef,
      actions: z.record(entryKey, action).describe('Performances in the drawn list.'),
      lists: editionLists.optional(),
    }),
  }),
  words: texts('heading', 'lead').extend({
    studio: tool.extend({
      lanes: texts('head', 'shoulder', 'elbow', 'wrist', 'lights', 'voice').describe(
        'Names of the lanes of the drawn timeline.',
      ),
    }),
    hub: tool.extend({ actions: z.record(z.string(), z.strictObject({ title: z.string() })) }),
  }),
  resolve({ studio, hub }, words, context) {
    const actions = visibleEntries({ entries: hub.actions, words: words.hub.actions, lists: hub.lists }, context).map(
      ({ id, entry: { product, picture, length }, words: { title } }) => ({
        id,
        title,
        length,
        robot: context.productName(product),
        accent: context.site.products[product]?.accent,
        picture: context.picture(picture),
      }),
    );
    const scene = studio.scenes.find((candidate) => isEntryVisible(candidate, context));
    const [studioLink, hubLink] = [context.link(studio.link), context.link(hub.link)];
    if (!studioLink || !hubLink) throw new Error(`${studioLink ? hub.link : studio.link} leads nowhere`);
    return {
      heading: words.heading,
      lead: words.lead,
      studio: {
        ...words.studio,
        link: studioLink,
        stage: scene && {
          accent: context.site.products[scene.product]?.accent,
          picture: context.picture(scene.picture),
          title: actions[0]?.title,
        },
      },
      hub: { title: words.hub.title, text: words.hub.text, action: words.hub.action, link: hubLink, actions },
    };
  },
});

export type EcosystemValue = SectionValue<'ecosystem', typeof ecosystem>;
