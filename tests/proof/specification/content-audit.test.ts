import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import { loadContent } from '#server/content/load-site.ts';
import { contentSources } from '#tests/support/site/content-folder.ts';

// Parsed anew, as the desk does: the files that the build stores do not tell which values share an anchor.
const content = loadContent(contentSources);
const unaccepted = (now: string) =>
  auditContent({ ...content, now: parseInstant(now) }).filter(({ accepted }) => accepted === undefined);

test('the audit of today’s content finds what the list of accepted findings names, and nothing else', () => {
  expect(unaccepted('2026-11-21T12:00:00Z')).toEqual([]);
});

test.each(['2027-01-15T12:00:00Z', '2029-07-01T12:00:00Z'])(
  'it finds no error by the mere passing of time: %s',
  (now) => {
    expect(unaccepted(now).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);
