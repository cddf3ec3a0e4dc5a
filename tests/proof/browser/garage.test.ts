import { describe, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { expectProgramOnTwoDevices, expectRobotWithWarranty } from '../../browser/account/garage-journey.ts';
import { whenNoticeIsDue } from '../../browser/edges/notice-cases.ts';
import { visitors } from '../../browser/support/visitors.ts';

const editions = ['de', 'jp', 'cn'] as const satisfies EditionCode[];

describe('the garage', () => {
  const fixture = visitors();

  test.each(editions)('shows the warranty of a robot in %s', (edition) => expectRobotWithWarranty(fixture, edition));
  test.each(editions)('keeps a program on two devices in %s', (edition) => expectProgramOnTwoDevices(fixture, edition));
});

const minute = 60_000;

for (const edition of editions)
  whenNoticeIsDue(edition, (edge) => ({ SITE_CLOCK: new Date(edge - minute).toISOString() }));
