import * as z from 'zod';
import { linkRef } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';

/** The app: a QR code that leads to its download, and the systems it runs on. */
export const appDownload = defineSection({
  structure: z.strictObject({
    app: linkRef.describe('Below it each region has a page of its own from which the app is downloaded.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    code: z.string().describe('What the code is, for those who cannot see it, and what to do with it.'),
    scan: z.string(),
    systems: z.array(z.strictObject({ name: z.string(), needs: z.string() })).min(1),
    link: z.string(),
  }),
  resolve({ app }, { link: label, ...words }, context) {
    const link = context.link(`${app}/${context.edition}`);
    return link && { ...words, link: { ...link, label } };
  },
});
