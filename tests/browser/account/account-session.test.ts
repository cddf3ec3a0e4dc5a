import { describe, expect, test } from 'vitest';
import { accountGroup } from '#contract/account/groups.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import {
  accountLinks,
  accountPath,
  accountWords,
  becomeMember,
  buttonOf,
  countCalls,
  createExpiredToken,
  fetchProfile,
  headerLink,
  loginPath,
  loginWords,
  openTab,
  readStoredEntries,
  storeTokens,
} from '../support/account-journeys.ts';
import { blockStorage } from '../support/blocked-storage.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { waitForHydration } from '../support/keyboard.ts';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

const words = accountWords('us').words;

const header = accountLinks('us');

describe('a session', () => {
  test('survives a reload and a renewal, and shows in the header of its group’s editions only', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    await becomeMember(visitor, site(), 'us', 'kept@example.com');
    await open('/us');
    await headerLink(page, header.label).waitFor();
    await renewNow(page);
    expect(await headerLink(page, header.label).count()).toBe(1);
    expect(await headerLink(page, header.loginLabel).count()).toBe(0);
    await page.reload();
    await headerLink(page, header.label).click();
    await page.getByText('kept@example.com', { exact: true }).waitFor();
    await open('/kr/choose-your-region');
    await headerLink(page, accountLinks('kr').label).waitFor();
    await open('/de/choose-your-region');
    await headerLink(page, accountLinks('de').loginLabel).waitFor();
  });

  test('with an expired apptoken is refreshed once and repeats the call, without a message', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const session = await becomeMember(visitor, site(), 'us', 'expired@example.com');
    await storeTokens(page, 'us', { ...session, apptoken: await createExpiredToken('us', session.apptoken) });
    const [refreshes, profiles] = [countCalls(visitor, 'refresh'), countCalls(visitor, 'profile')];
    await open(accountPath('us'));
    await page.getByText('expired@example.com', { exact: true }).waitFor();
    expect([refreshes(), profiles()]).toEqual([1, 2]);
    const { apptoken, reftoken } = await readStoredEntries(page, 'us');
    expect(reftoken).toBe(session.reftoken);
    expect((await fetchProfile(site(), 'us', { apptoken: apptoken ?? '', reftoken: '' })).code).toBe(2000);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });

  test.each(['desktop', 'phone'] as const)(
    'shifts no layout when the header shows who is logged in (%s)',
    { tags: 'nightly' },
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
});

describe('in several tabs', () => {
  test('logging out in one ends the session for good, also in the others', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const tokens = await becomeMember(visitor, site(), 'us', 'two.tabs@example.com');
    await open(accountPath('us'));
    const secondTab = await openTab(visitor, '/us/choose-your-region');
    await headerLink(secondTab, header.label).waitFor();
    const thirdTab = await openTab(visitor, accountPath('us'));
    await thirdTab.getByText('two.tabs@example.com', { exact: true }).waitFor();
    await buttonOf(page, words.leave).click();
    await headerLink(secondTab, header.loginLabel).waitFor();
    await thirdTab.waitForURL(`**${loginPath('us')}?return=*`);
    expect(await readStoredEntries(page, 'us')).toEqual({});
    expect((await fetchProfile(site(), 'us', tokens)).code).toBe(4003);
  });

  test('only one of five tabs refreshes an expired session', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('desktop');
    const session = await becomeMember(visitor, site(), 'us', 'five.tabs@example.com');
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => openTab(visitor, '/us/choose-your-region')));
    await storeTokens(visitor.page, 'us', { ...session, apptoken: await createExpiredToken('us', session.apptoken) });
    const refreshes = countCalls(visitor, 'refresh');
    await Promise.all(tabs.map((tab) => tab.goto(accountPath('us'))));
    await Promise.all(tabs.map((tab) => tab.getByText('five.tabs@example.com', { exact: true }).waitFor()));
    expect(refreshes()).toBe(1);
  });
});

describe('where the browser blocks storage', () => {
  test('pages work, and the login page says why it cannot log in', { tags: ['every-browser', 'nightly'] }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await page.addInitScript(blockStorage);
    await open('/us');
    await page.getByRole('heading', { name: currentSection('us', '', 'shelf').heading }).waitFor();
    await headerLink(page, header.loginLabel).click();
    await page.getByRole('alert').getByText(loginWords('us').words.blocked).waitFor();
    await waitForHydration(page, 'login-flow');
    await buttonOf(page, messagesOf('us').action.retry).click();
    await page.getByRole('alert').getByText(loginWords('us').words.blocked).waitFor();
    expect(await readStoredEntries(page, accountGroup('us')).catch(() => 'blocked')).toBe('blocked');
    expect(troubles).toEqual([]);
  });
});
