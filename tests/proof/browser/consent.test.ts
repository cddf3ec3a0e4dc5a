import { describe, expect, test } from 'vitest';
import {
  chooseConsent,
  expectPrivacyControl,
  expectStableConsentBar,
  sentEvents,
} from '../../browser/pages/consent-bar.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

describe('where a notice is enough', () => {
  test('an objection ends it for good', async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/uk');
    expect(await sentEvents(page)).toHaveLength(1);
    await chooseConsent(page, 'declined');
    await open('/uk/choose-your-region');
    expect(await sentEvents(page)).toEqual([]);
  });
});

test.each(['/us', '/uk', '/de'])('neither counts nor asks a browser with Global Privacy Control (%s)', async (path) =>
  expectPrivacyControl(await newVisitor('desktop'), path),
);

test.each(['desktop', 'phone'] as const)('the consent bar shifts no layout (%s)', async (screen) =>
  expectStableConsentBar(await newVisitor(screen)),
);
