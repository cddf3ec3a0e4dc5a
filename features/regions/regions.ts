import * as z from 'zod';
import { hrefFrom } from '#core/links/link.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** All editions, each linked on its own host. */
export const regions = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().describe('Notice that shops are separate sites and may need their own login.'),
  }),
  resolve: (_structure, words, { site, edition: current }) => ({
    ...words,
    rows: editionCodes.map((edition) => {
      const { label, language, currencyLabel } = site.regions[edition];
      // `lang` describes the texts; `hreflang` is the valid tag of the link's target (`en-EU` is not valid).
      const { lang, hreflang } = editions[edition];
      const href = hrefFrom(site, current, { edition, slug: '' });
      return { edition, label, language, currencyLabel, lang, hreflang, href, current: edition === current };
    }),
  }),
});

export type RegionsValue = SectionValue<'regions', typeof regions>;
