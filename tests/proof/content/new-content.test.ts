import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import { loadContent } from '#server/content/load-site.ts';
import { copyProject } from '#tests/support/running/project-copy.ts';
import { contentFolder, contentSources } from '#tests/support/site/content-folder.ts';
import { requestedScaffold } from '#tools/scaffold/requested-scaffold.ts';
import { writeScaffold } from '#tools/scaffold/scaffold.ts';

const copy = copyProject(['content']);
afterAll(() => rmSync(copy, { recursive: true }));

/** A campaign for a year that has none, of a sale with a page. */
const campaignWithYear = readdirSync(join(contentFolder, 'campaigns')).find((file) => /-\d{4}\.yaml$/.test(file)) ?? '';
const nextCampaign = campaignWithYear.replace(/\d{4}\.yaml$/, '2098');
const drafts = [
  'page draft-page',
  'product draft-robot',
  'sale draft-sale',
  'sale draft-sale-stages --stages 2',
  'news draft-news',
  `sale ${nextCampaign}`,
];

test('content written by the command resolves at every edge, and the content audit finds nothing to fix', () => {
  for (const words of drafts) writeScaffold(copy, requestedScaffold(copy, words.split(' ')));
  const content = loadContent({
    ...contentSources,
    contentDir: join(copy, 'content'),
  });
  const findings = auditContent({ ...content, now: parseInstant('2027-06-01T12:00:00Z') }).filter(
    ({ severity, accepted }) => severity !== 'note' && accepted === undefined,
  );
  const ofDrafts = new RegExp(`draft-page|draft-?robot|draft-sale|draft-news|${nextCampaign}`, 'i');
  expect(findings.filter((finding) => ofDrafts.test(JSON.stringify(finding)))).toEqual([]);
});
