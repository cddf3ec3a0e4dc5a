import { describe, expect, test } from 'vitest';
import { groupOf } from '#rules/contract/account/groups.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  buttonOf,
  codeSentTo,
  countCalls,
  enterCode,
  expired,
  headerLink,
  keepTokens,
  kept,
  loginPath,
  loginWords,
  openTab,
  profileOf,
  shownPage,
  shownSection,
} from '../support/account-journeys.ts';
import { blockStorage } from '../support/blocked-storage.ts';
import { hydrated } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';

const { come, site } = visitors();
const words = accountWords('us').words;
const header = shownPage('us', '').shell.account;
if (!header) throw new Error('the header has no link to the account');

describe('a session', () => {
  test('survives a reload and shows in the header of its group’s editions only', async () => {
    const visitor = await come('desktop');
    const { page, open } = visitor;
    await becomeMember(visitor, site(), 'us', 'kept@example.com');
    await open('/us');
    await headerLink(page, header.label).waitFor();
    expect(await headerLink(page, header.loginLabel).count()).toBe(0);
    await page.reload();
    await headerLink(page, header.label).click();
    await page.getByText('kept@example.com', { exact: true }).waitFor();
    await open('/kr/choose-your-region');
    await headerLink(page, shownPage('kr', '').shell.account?.label ?? '').waitFor();
    await open('/de/choose-your-region');
    await headerLink(page, shownPage('de', '').shell.account?.loginLabel ?? '').waitFor();
  });

  test('with an expired apptoken is refreshed once and repeats the call, without a message', async () => {
    const visitor = await come('desktop');
    const { page, open } = visitor;
    const session = await becomeMember(visitor, site(), 'us', 'expired@example.com');
    await keepTokens(page, 'us', { ...session, apptoken: await expired('us', session.apptoken) });
    const [refreshes, profiles] = [countCalls(visitor, 'refresh'), countCalls(visitor, 'profile')];
    await open(accountPath('us'));
    await page.getByText('expired@example.com', { exact: true }).waitFor();
    expect([refreshes(), profiles()]).toEqual([1, 2]);
    const { apptoken, reftoken } = await kept(page, 'us');
    expect(reftoken).toBe(session.reftoken);
    expect((await profileOf(site(), 'us', { apptoken: apptoken ?? '', reftoken: '' })).code).toBe(2000);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });

  test('with forged tokens is cleared and leads to the login, then back to the page', async () => {
    const visitor = await come('desktop');
    const { page, open } = visitor;
    const session = await becomeMember(visitor, site(), 'us', 'forged@example.com');
    await keepTokens(page, 'us', { ...session, apptoken: 'forged', reftoken: 'forged' });
    const place = `${accountPath('us')}?from=mail`;
    await open(place);
    await page.waitForURL(`**${loginPath('us')}?${new URLSearchParams({ return: place })}`);
    expect(await kept(page, 'us')).toEqual({});
    await headerLink(page, header.loginLabel).waitFor();
    await askForCode(visitor, 'us', 'forged@example.com', page.url());
    await enterCode(page, 'us', await codeSentTo(site(), 'forged@example.com'));
    await page.waitForURL(`**${place}`);
    await page.getByText('forged@example.com', { exact: true }).waitFor();
  });
});

describe('in several tabs', () => {
  test('logging out in one logs out the others', async () => {
    const visitor = await come('desktop');
    const { page, open } = visitor;
    await becomeMember(visitor, site(), 'us', 'two.tabs@example.com');
    await open(accountPath('us'));
    const other = await openTab(visitor, '/us/choose-your-region');
    await headerLink(other, header.label).waitFor();
    const third = await openTab(visitor, accountPath('us'));
    await third.getByText('two.tabs@example.com', { exact: true }).waitFor();
    await buttonOf(page, words.leave).click();
    await headerLink(other, header.loginLabel).waitFor();
    await third.waitForURL(`**${loginPath('us')}?return=*`);
  });

  test('only one of five tabs refreshes an expired session', async () => {
    const visitor = await come('desktop');
    const session = await becomeMember(visitor, site(), 'us', 'five.tabs@example.com');
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => openTab(visitor, '/us/choose-your-region')));
    await keepTokens(visitor.page, 'us', { ...session, apptoken: await expired('us', session.apptoken) });
    const refreshes = countCalls(visitor, 'refresh');
    await Promise.all(tabs.map((tab) => tab.goto(accountPath('us'))));
    await Promise.all(tabs.map((tab) => tab.getByText('five.tabs@example.com', { exact: true }).waitFor()));
    expect(refreshes()).toBe(1);
  });
});

describe('where the browser blocks storage', () => {
  test('pages work, and the login page says why it cannot log in', async () => {
    const { page, open, troubles } = await come('desktop');
    await page.addInitScript(blockStorage);
    await open('/us');
    await page.getByRole('heading', { name: shownSection('us', '', 'shelf').heading }).waitFor();
    await headerLink(page, header.loginLabel).click();
    await page.getByRole('alert').getByText(loginWords('us').words.blocked).waitFor();
    await hydrated(page, 'loginFlow');
    await buttonOf(page, loginWords('us').words.retry).click();
    await page.getByRole('alert').getByText(loginWords('us').words.blocked).waitFor();
    expect(await kept(page, groupOf('us')).catch(() => 'blocked')).toBe('blocked');
    expect(troubles).toEqual([]);
  });
});
