import { describe, expect, test } from 'vitest';
import { pathOf } from '#rules/place/place.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  buttonOf,
  codeSentTo,
  enterCode,
  headerLink,
  kept,
  loginPath,
  openTab,
  profileOf,
  shownPage,
} from '../../browser/support/account-journeys.ts';
import { hairsbreadth, layoutShiftOf, withoutFont } from '../../browser/support/layout-shifts.ts';
import { visitors } from '../../browser/support/visitors.ts';
import { callApi } from '../../support/accounts/call-api.ts';

const { come, site } = visitors();
const words = accountWords('us').words;
const header = shownPage('us', '').shell.account;
if (!header) throw new Error('the header has no link to the account');

describe('a session', () => {
  test.each(['desktop', 'phone'] as const)(
    'shifts no layout when the header shows who is logged in (%s)',
    async (screen) => {
      const visitor = await come(screen);
      const { page, open } = visitor;
      await withoutFont(page);
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
      const onAccount = await layoutShiftOf(page);
      expect(onAccount.total, JSON.stringify(onAccount.largest)).toBeLessThan(hairsbreadth);
      await open('/us');
      await page.waitForTimeout(1_000);
      const { total, largest } = await layoutShiftOf(page);
      expect(total, JSON.stringify(largest)).toBeLessThan(hairsbreadth);
    },
  );

  test('ends for good when its owner logs out', async () => {
    const visitor = await come('phone');
    const { page, open } = visitor;
    const { apptoken, reftoken } = await becomeMember(visitor, site(), 'us', 'leaving@example.com');
    await open(accountPath('us'));
    await buttonOf(page, words.leave).click();
    await page.waitForURL(`**${pathOf({ edition: 'us', slug: '' })}`);
    expect(await kept(page, 'us')).toEqual({});
    expect((await profileOf(site(), 'us', { apptoken, reftoken })).code).toBe(4003);
    await open(accountPath('us'));
    await page.waitForURL(`**${loginPath('us')}?return=*`);
  });
});

describe('in several tabs', () => {
  test('logging in in one logs in the others', async () => {
    const visitor = await come('desktop');
    const other = await openTab(visitor, '/us/choose-your-region');
    await headerLink(other, header.loginLabel).waitFor();
    await askForCode(visitor, 'us', 'login.tabs@example.com');
    await enterCode(visitor.page, 'us', await codeSentTo(site(), 'login.tabs@example.com'));
    await headerLink(other, header.label).waitFor();
  });
});
