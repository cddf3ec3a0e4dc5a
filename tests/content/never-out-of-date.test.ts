import { describe, expect, test } from 'vitest';
import { fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { mailWords } from '#core/messages/mail-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { dateMentions } from '#desk/audit/date-mentions.ts';
import { structuredData } from '#document/structured-data.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { realContent } from '#tests/support/site/real-site.ts';

const { site } = realContent;
const [first, last] = ['2023-01-01T00:00:00Z', '2029-01-01T00:00:00Z'].map(parseInstant) as [number, number];

/** Every page of every edition as it is from one edge to the next, in the years from 2023 to 2028. */
const pages = resolveEveryPage({ site }).pages.filter(
  ({ from, page }) => from < last && (page.validUntil === undefined || page.validUntil > first),
);

/** Keys of structured data that say until when something holds. */
const endKeys = new Set(['priceValidUntil', 'validThrough', 'availabilityEnds']);

const endsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) =>
        endKeys.has(key) && typeof child === 'string' ? [child] : endsIn(child),
      );

describe('at every edge from 2023 to 2028, in every edition', () => {
  test('no structured data holds until a past instant', () => {
    expect(pages.length).toBeGreaterThan(editionCodes.length * 100);
    const stale = pages.flatMap(({ edition, slug, page }) => {
      const data = JSON.parse(structuredData(page, '/picture')) as unknown;
      const until = page.validUntil ?? last;
      return endsIn(data)
        .filter((end) => parseInstant(end) < until)
        .map((text) => `${edition} /${slug}: ${text}`);
    });
    expect(stale).toEqual([]);
  });
});

test('no mail names a date in its words', () => {
  const dated = editionCodes.flatMap((edition) =>
    textsAmong(fieldsIn(mailWords, site.mail[edition])).filter(({ text }) => dateMentions(text).length > 0),
  );
  expect(dated).toEqual([]);
});
