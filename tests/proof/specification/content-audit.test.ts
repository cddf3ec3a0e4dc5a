import { describe, expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import type { Finding } from '#desk/audit/finding.ts';
import { loadContent } from '#server/content/load-site.ts';
import { contentSources } from '#tests/support/site/content-folder.ts';

// Parsed anew, as the desk does: the files that the build stores do not tell which values share an anchor.
const content = loadContent(contentSources);
const findings = auditContent({ ...content, now: parseInstant('2026-11-21T12:00:00Z') });
const findingsWith = (part: Partial<Finding>) =>
  findings.filter((finding) => Object.entries(part).every(([key, value]) => finding[key as keyof Finding] === value));

describe('the audit of the real content', () => {
  test('finds nothing but accepted findings', () => {
    expect(findings.filter(({ accepted }) => accepted === undefined)).toEqual([]);
  });

  test.each(['2027-01-15T12:00:00Z', '2029-07-01T12:00:00Z'])(
    'finds no error by the mere passing of time: %s',
    (time) => {
      const later = auditContent({ ...content, now: parseInstant(time) });
      expect(later.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined)).toEqual([]);
    },
  );

  test('finds the banners that close at the end of a day in China', () => {
    const banners = findingsWith({ check: 'odd-hour' }).filter(({ path }) => path.startsWith('textBanners'));
    expect(
      banners
        .map(
          ({ edition, actual }) =>
            `${edition} ${/at (.*) on .*\(last seen at (.*)\)/.exec(actual)?.slice(1).join(', ')}`,
        )
        .toSorted(),
    ).toEqual(['de 18:00 CEST, 17:59', 'eu 18:00 CEST, 17:59', 'fr 18:00 CEST, 17:59', 'uk 17:00 BST, 16:59']);
  });

  test('finds the prices that begin at one in the morning', () => {
    const prices = findingsWith({ check: 'odd-hour' }).filter(({ file }) => file.startsWith('content/offers/'));
    expect(prices.map(({ edition, actual }) => `${edition} ${/at (\d\d:\d\d)/.exec(actual)?.[1]}`).toSorted()).toEqual([
      'de 01:00',
      'eu 01:00',
      'fr 01:00',
      'uk 01:00',
    ]);
  });

  test('finds the three odd prices of Japan', () => {
    expect(findingsWith({ check: 'price-unconfirmed' }).map(({ edition, path }) => `${edition} ${path}`)).toEqual([
      'jp buzzLightyearSpaceRangerAlpha.price',
      'jp flagshipMegatron.price',
      'jp grimlockG1Flagship.price',
    ]);
  });

  test('finds the two different ends of the main stage', () => {
    expect(
      findingsWith({ check: 'conflicting-stage-ends' })
        .map(({ edition, actual }) => `${edition} ${actual}`)
        .toSorted(),
    ).toEqual([
      'de the stage main ends on 2 Dec 2024 here, but on 29 Nov 2024 in the campaign black-friday-2024',
      'de the stage main ends on 2 Dec 2026 here, but on 29 Nov 2026 in the campaign black-friday-2026',
      'fr the stage main ends on 2 Dec 2024 here, but on 29 Nov 2024 in the campaign black-friday-2024',
      'fr the stage main ends on 2 Dec 2026 here, but on 29 Nov 2026 in the campaign black-friday-2026',
    ]);
  });

  test('gives file, problem and fix for every finding, and lists the worst first', () => {
    expect(
      findings.filter(({ file, actual, fix }) => !file.startsWith('content/') || actual === '' || !fix.endsWith('.')),
    ).toEqual([]);
    const order = findings.map(({ severity }) => ['error', 'warning', 'note'].indexOf(severity));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
