import * as z from 'zod';
import { hrefFrom } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import type { SectionValue } from '#core/section/define.ts';
import { defineSection } from '#core/section/define.ts';

interface RegionRow {
  edition: EditionCode;
  label: string;
  language: string;
  currencyLabel: string;
  /** `lang` describes the texts; `hreflang` is the valid tag of the link's target (`en-EU` is not valid). */
  lang: string;
  hreflang: string;
  href: string;
  current: boolean;
}

/** All editions, each linked on its own host. */
export const regions = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().describe('Notice that shops are separate sites and may need their own login.'),
  }),
  resolve(_structure, words, { site, edition: current }) {
    const rows = editionCodes.map((edition): RegionRow => {
      const { label, language, currencyLabel } = site.regions[edition];
      return {
        edition,
        label,
        language,
        currencyLabel,
        lang: editions[edition].lang,
        hreflang: editions[edition].hreflang,
        href: hrefFrom(site, current, { edition, slug: '' }),
        current: edition === current,
      };
    });
    return { ...words, rows };
  },
});

export type RegionsValue = SectionValue<'regions', typeof regions>;
