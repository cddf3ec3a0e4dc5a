import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { AppTokens } from '#accounts/group/secrets/app-tokens.ts';
import { readSecrets } from '#accounts/group/secrets/load-secrets.ts';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { calls, type Reply } from '#contract/account/calls.ts';
import { accountGroup, type GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { callApi, logInAt, outboxOf } from '../../support/accounts/call-api.ts';
import { currentPage, currentSection } from './current-page.ts';
import { waitForHydration } from './keyboard.ts';
import { accountSecrets, type VisitedSite, type Visitor } from './visitors.ts';

export const loginWords = (edition: EditionCode) => currentSection(edition, 'login', 'login');
export const accountWords = (edition: EditionCode) => currentSection(edition, 'account', 'account');
/** The links in the header to the account and to the login. Throws where there are none. */
export function accountLinks(edition: EditionCode) {
  const links = currentPage(edition, '').shell.account;
  if (!links) throw new Error(`the header of ${edition} has no link to the account`);
  return links;
}
export const accountPath = (edition: EditionCode): string => pagePath({ edition, slug: 'account' });
export const loginPath = (edition: EditionCode): string => pagePath({ edition, slug: 'login' });

/** The newest code that the site has sent to an address. Waits for the first one, 5 s at the most. */
export async function codeSentTo(
  { origin }: VisitedSite,
  to: string,
  template: TemplateName = 'loginCode',
): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const code = (await outboxOf(origin, to)).find((message) => message.template === template)?.values.code;
    if (code !== undefined) return code;
    await pause(100);
  }
  throw new Error(`no ${template} was sent to ${to}`);
}

/** A code that differs from the given one. */
export const wrongCodeFor = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** The field with a label in the main content: the footer has fields with the same label. */
export const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });
export const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens the login and requests a code by mail. Returns when the field for the code is shown. */
export async function askForCode(
  { page, open }: Visitor,
  edition: EditionCode,
  email: string,
  address = loginPath(edition),
): Promise<void> {
  const { words } = loginWords(edition);
  await open(address);
  await waitForHydration(page, 'login-flow');
  await fieldOf(page, words.email.field).fill(email);
  await tickConsents(page);
  await buttonOf(page, words.send).click();
  await fieldOf(page, words.email.code).waitFor();
}

/** Ticks everything that the law of the edition wants ticked. */
export async function tickConsents(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
}

/** Types the code into its field and sends it. */
export async function enterCode(page: Page, edition: EditionCode, code: string): Promise<void> {
  const { words } = loginWords(edition);
  await fieldOf(page, words.email.code).fill(code);
  await buttonOf(page, words.submit).click();
}

type Tokens = Pick<Reply<'signIn'>, 'user_id' | 'apptoken' | 'reftoken'>;

/** Creates an account for an address and stores its tokens in the visitor's browser. */
export async function becomeMember(
  { page, open }: Visitor,
  { origin }: VisitedSite,
  edition: EditionCode,
  email: string,
): Promise<Tokens> {
  const reply = await logInAt(origin, accountGroup(edition), email);
  await open('/robots.txt');
  await storeTokens(page, accountGroup(edition), reply);
  return reply;
}

/** Writes tokens to the browser's storage, as another tab would. */
export const storeTokens = (page: Page, group: GroupCode, { user_id, apptoken, reftoken }: Tokens): Promise<void> =>
  page.evaluate((values) => void Object.assign(localStorage, values), {
    [`/${group}/user_id`]: user_id,
    [`/${group}/userId`]: user_id,
    [`/${group}/apptoken`]: apptoken,
    [`/${group}/reftoken`]: reftoken,
  });

/** Calls the profile API with the tokens. */
export const fetchProfile = (
  { origin }: VisitedSite,
  group: GroupCode,
  { apptoken, reftoken }: Pick<Tokens, 'apptoken' | 'reftoken'>,
) => callApi(origin, group, 'profile', {}, { apptoken, reftoken });

/** The entries in the browser's storage of an account group, by key. */
export const readStoredEntries = (page: Page, group: GroupCode): Promise<Record<string, string>> =>
  page.evaluate((prefix) => {
    const entries = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix));
    return Object.fromEntries(entries.map(([key, value]) => [key.slice(prefix.length), value as string]));
  }, `/${group}/`);

/** An apptoken for the same session, signed with the site's secret and expired a minute ago. */
export function createExpiredToken(group: GroupCode, apptoken: string): Promise<string> {
  const { sub, sid, gen } = JSON.parse(Buffer.from(apptoken.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
    gen: number;
  };
  const tokens = new AppTokens({
    group,
    ring: readSecrets(accountSecrets).ring(group),
    lifeSeconds: -60,
    now: Date.now,
  });
  return tokens.sign({ userId: sub, sessionId: sid, generation: gen });
}

/** Counts the requests of an API call from now on, in every tab of the visitor. */
export function countCalls({ context }: Visitor, name: keyof typeof calls): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(calls[name].path)) count += 1;
  });
  return () => count;
}

/** Aborts the page's API requests until the returned function is called. */
export async function blockApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

/** A link in the header, such as the one to the login or the account. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens another tab of the same visitor. */
export async function openTab({ context }: Visitor, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
