import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** The app: a QR code that leads to its download, and the systems it runs on. */
export const appDownload = defineSection({
  structure: z.strictObject({
    app: linkRef.describe('Base address. Below it, each region has its own page from which to download the app.'),
  }),
  words: texts('heading', 'lead').extend({
    code: z.string().describe('What the code is and what to do with it, for people who cannot see it.'),
    scan: z.string(),
    systems: z.array(texts('name', 'needs')).min(1),
    link: z.string(),
  }),
  resolve({ app }, { link: label, ...words }, context) {
    const link = context.link(`${app}/${context.edition}`);
    return link && { ...words, link: { ...link, label } };
  },
});

export type AppDownloadValue = SectionValue<'app-download', typeof appDownload>;
