import { describe, expect, test } from 'vitest';
import { pagePath } from '#core/place/place.ts';
import {
  accountLinks,
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  buttonOf,
  codeSentTo,
  enterCode,
  fetchProfile,
  headerLink,
  loginPath,
  openTab,
  readStoredEntries,
} from '../../browser/support/account-journeys.ts';
import { blockFont, layoutShiftOf, shiftTolerance } from '../../browser/support/layout-shifts.ts';
import { visitors } from '../../browser/support/visitors.ts';
import { callApi } from '../../support/accounts/call-api.ts';

const { newVisitor, site } = visitors();
const header = accountLinks('us');

describe('a session', () => {
  test.each(['desktop', 'phone'] as const)(
    'shifts no layout when the header shows who is logged in (%s)',
    async (screen) => {
      const visitor = await newVisitor(screen);
      const { page, open } = visitor;
      await blockFont(page);
      const { apptoken, reftoken } = await becomeMember(visitor, site(), 'us', `still.${screen}@example.com`);
      const nickname = 'A rather long name of forty characters';
      await callApi(site().origin, 'us', 'updateProfile', { nickname }, { apptoken, reftoken });
      await open(accountPath('us'));
      await headerLink(page, `${nickname}, ${header.label}`)
        .or(page.getByRole('heading', { name: nickname }))
        .first()
        .waitFor();
      await page.reload();
      await page.locator('[data-account]').waitFor();
      const accountShift = await layoutShiftOf(page);
      expect(accountShift.total, JSON.stringify(accountShift.largest)).toBeLessThan(shiftTolerance);
      await open('/us');
      await page.waitForTimeout(1_000);
      const { total, largest } = await layoutShiftOf(page);
      expect(total, JSON.stringify(largest)).toBeLessThan(shiftTolerance);
    },
  );

  test('ends for good when its owner logs out', async () => {
    const visitor = await newVisitor('phone');
    const { page, open } = visitor;
    const { apptoken, reftoken } = await becomeMember(visitor, site(), 'us', 'leaving@example.com');
    await open(accountPath('us'));
    await buttonOf(page, accountWords('us').words.leave).click();
    await page.waitForURL(`**${pagePath({ edition: 'us', slug: '' })}`);
    expect(await readStoredEntries(page, 'us')).toEqual({});
    expect((await fetchProfile(site(), 'us', { apptoken, reftoken })).code).toBe(4003);
    await open(accountPath('us'));
    await page.waitForURL(`**${loginPath('us')}?return=*`);
  });
});

describe('in several tabs', () => {
  test('logging in in one logs in the others', async () => {
    const visitor = await newVisitor('desktop');
    const secondTab = await openTab(visitor, '/us/choose-your-region');
    await headerLink(secondTab, header.loginLabel).waitFor();
    await askForCode(visitor, 'us', 'login.tabs@example.com');
    await enterCode(visitor.page, 'us', await codeSentTo(site(), 'login.tabs@example.com'));
    await headerLink(secondTab, header.label).waitFor();
  });
});
