import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { previewToken } from '../../browser/support/shared-sites.ts';
import { visitors } from '../../browser/support/visitors.ts';
import { pagesOfEachSection } from '../../support/site/page-samples.ts';
import { realSite } from '../../support/site/real-site.ts';

/** Rules that report correct markup, with the reason. */
const accepted: Record<string, string> = {
  aria_content_in_landmark: 'the link that skips to the content stands before every landmark',
  element_tabbable_role_valid: 'a row that scrolls sideways takes the focus, so that the arrow keys reach its end',
  input_autocomplete_valid: 'HTML lets a field for an e-mail address hold the name of a login',
  input_checkboxes_grouped: 'each product of the list has one on its card, named with the product',
};

/** The part of the engine that is used here. Its own types are missing until `npm run proof` has installed it. */
declare global {
  interface Window {
    ace?: { Checker: new () => { check(document: Document, policies: string[]): Promise<{ results: Result[] }> } };
  }
}
interface Result {
  ruleId: string;
  message: string;
  snippet: string;
  value: [level: string, outcome: string];
}

/** Violations that IBM's accessibility checker finds in a page. */
async function violations(page: Page): Promise<Result[]> {
  const engine = join(import.meta.dirname, 'programs/node_modules/accessibility-checker-engine/ace.js');
  await page.evaluate(`${readFileSync(engine, 'utf8')};window.ace = ace;`);
  return page.evaluate(async () => {
    const report = window.ace && (await new window.ace.Checker().check(document, ['IBM_Accessibility']));
    const found = report?.results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    if (!found) throw new Error('the checker did not run');
    return found.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value }));
  });
}

const fixture = visitors('desk');
const violatedRules = new Set<string>();
const cases = pagesOfEachSection(realSite, 'us')
  .filter(({ sections }) => sections.every(({ kind }) => kind !== 'account'))
  .map(({ path, instant }) => ({ path, at: formatInstant(instant) }));

test.each(cases)('the accessibility checker finds no violations: $path at $at', async ({ path, at }) => {
  const { page, context, open } = await fixture.newVisitor('desktop', { bypassCSP: true, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'preview', value: previewToken, url: fixture.site().origin }]);
  await open(`${path}?at=${at}`);
  const found = await violations(page);
  for (const { ruleId } of found) violatedRules.add(ruleId);
  expect(found.filter(({ ruleId }) => !Object.hasOwn(accepted, ruleId))).toEqual([]);
});

test('every accepted rule still finds something', () => {
  expect(Object.keys(accepted).filter((rule) => !violatedRules.has(rule))).toEqual([]);
});
