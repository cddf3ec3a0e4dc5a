import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { formatInstant } from '#core/time/instant.ts';
import type { RequestContext } from '#server/http/response.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { differencesFile } from './time-travel-route.ts';

const request = { site: fixtureSite(), root: 'nowhere', editions: editionCodes, token: createPreviewToken('secret') };
const [before, after] = [formatInstant(edge - 1000), formatInstant(edge)];

function differences(query: string) {
  const url = new URL(`https://www.kinetra.example/preview/differences?edition=uk&page=&${query}`);
  const { body } = differencesFile({ ...request, context: { url, now: edge } as RequestContext });
  return JSON.parse(String(body)) as unknown[];
}

test('compares two instants, the earlier one first, with times of the edition', () => {
  const changes = differences(`at=${after}&beside=before`);
  expect(changes).toContainEqual({ path: 'banner', before: 'Summer prices' });
  expect(differences(`at=${before}&beside=${after}`)).toEqual(changes);
  expect(JSON.stringify(changes)).not.toMatch(/T\d\d:\d\d:\d\dZ/);
});

test('compares a page with that of another edition, and finds nothing beside nothing', () => {
  expect(differences(`at=${after}&beside=de`)).toContainEqual({ path: 'edition', before: 'uk', after: 'de' });
  expect(differences(`at=${after}`)).toEqual([]);
});
