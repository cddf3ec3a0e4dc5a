import * as z from 'zod';
import { accountGroup } from '#contract/account/groups.ts';
import {
  type StoringPart,
  storagePlaces,
  storagePurposes,
  storageSpans,
  storedEntries,
} from '#contract/browser-storage.ts';
import { texts } from '#core/fields/fields.ts';
import { pageWindows } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import type { Site } from '#core/site.ts';

const consentPolicies = ['opt-in', 'opt-out', 'notice'] as const;

/** Generated from the stored entries and the edition's consent policy. */
export const cookieTable = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white') }),
  words: texts('heading', 'lead').extend({
    columns: texts('purpose', 'names', 'place', 'span'),
    places: texts(...storagePlaces),
    spans: texts(...storageSpans),
    purposes: z.record(z.enum(storagePurposes), texts('title', 'text')),
    counting: z
      .strictObject({ title: z.string(), policies: z.partialRecord(z.enum(consentPolicies), z.string()) })
      .describe('How page views are counted, by consent policy.'),
  }),
  resolve({ surface }, { heading, lead, columns, places, spans, purposes, counting }, { site, edition }) {
    const { consent } = site.regions[edition];
    const policy = counting.policies[consent];
    if (policy === undefined) throw new Error(`the consent policy "${consent}" has no words`);
    const editionEntries = storedEntries.filter(({ by }) => !by || hasPart(by, site, edition));
    const usedPurposes = storagePurposes.filter((purpose) => editionEntries.some((entry) => entry.purpose === purpose));
    const rows = usedPurposes.map((purpose) => ({
      ...purposes[purpose],
      purpose,
      entries: editionEntries
        .filter((entry) => entry.purpose === purpose)
        .map(({ name, place, span }) => ({
          name: name.replace('{group}', accountGroup(edition)),
          place: places[place],
          span: spans[span],
        })),
    }));
    return { surface, heading, lead, columns, counting: { title: counting.title, text: policy }, rows };
  },
});

export type CookieTableValue = SectionValue<'cookie-table', typeof cookieTable>;

/** Returns true if an edition logs in by phone, or has a page with the section that stores. */
function hasPart(part: StoringPart, site: Site, edition: EditionCode): boolean {
  if (part === 'phoneLogin') return accountGroup(edition) === 'cn';
  const isPart = (section: object & { kind: string }) =>
    part === 'serviceRequest'
      ? section.kind === 'service-request'
      : section.kind === 'programs' && 'playground' in section;
  return Object.entries(site.pages).some(
    ([slug, { settings }]) => pageWindows(site, edition, slug).length > 0 && settings.sections.some(isPart),
  );
}
