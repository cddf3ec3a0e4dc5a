import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountGroup } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { callApi, outboxOf } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import { accountPath, accountWords, becomeMember, buttonOf, fieldOf } from '../support/account-journeys.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { serverTime } from '../support/edge-change.ts';
import { type Settings, type Visitor, visitors } from '../support/visitors.ts';
import { lastNoticeEdge } from './notice-edge.ts';

/** The longest time in ms after the edge until a notice is enqueued: one look, on a busy machine. */
const maxLatenessMs = 10_000;

/** Tests of notices that visitors of an edition ask for on a page, until the mail arrives or is cancelled. */
export function whenNoticeIsDue(edition: EditionCode, settingsBefore: (edge: number) => Settings): void {
  const { edge, topic, path, button, subject } = lastNoticeEdge(edition);

  describe.concurrent(`a notice about ${topic} in ${edition}`, () => {
    const fixture = visitors(settingsBefore(edge));
    const group = accountGroup(edition);
    const { notices: words, format } = messagesOf(edition);
    const [stranger, owner, quitter] = ['stranger', 'owner', 'quitter'].map(
      (name) => `${name}.${edition}@example.com`,
    ) as [string, string, string];
    const noticesTo = async (address: string) =>
      (await outboxOf(fixture.site().origin, address)).filter(({ template }) =>
        /^notice(Orderable|OnSale|Sale)$/.test(template),
      );
    let before: { at: number; mails: object[] };
    let after: { at: number; mails: Awaited<ReturnType<typeof noticesTo>>[] };

    beforeAll(async () => {
      const { newVisitor, site } = fixture;
      const [first, second, third] = await Promise.all([
        newVisitor('desktop'),
        newVisitor('phone'),
        newVisitor('desktop'),
      ]);
      await Promise.all([askByAddress(first), askAsMember(second, owner), askAsMember(third, quitter).then(cancel)]);
      const mails = await Promise.all([stranger, owner, quitter].map(noticesTo));
      before = { at: await serverTime(site().origin), mails: mails.flat() };
      while ((await serverTime(site().origin)) < edge) await pause(200);
      for (let at = 0; at < edge + maxLatenessMs; ) {
        const arrived = await Promise.all([stranger, owner, quitter].map(noticesTo));
        at = await serverTime(site().origin);
        after = { at, mails: arrived };
        if (arrived[0]?.length && arrived[1]?.length) break;
        await pause(100);
      }
      // A wrong notice, sent twice or in spite of a cancellation, would come with the next look.
      await pause(1_000);
      after.mails = await Promise.all([stranger, owner, quitter].map(noticesTo));
    });

    async function askByAddress({ page, open }: Visitor): Promise<void> {
      await open(path);
      await buttonOf(page, button).first().click();
      await fieldOf(page, messagesOf(edition).subscribe.label).fill(stranger);
      await buttonOf(page, words.submit).click();
      const needsConfirmation = realSite.regions[edition].newsletter.doubleOptIn;
      const outcome = needsConfirmation ? words.confirm : words.waiting;
      await page.getByText(format(outcome, { address: stranger }), { exact: true }).waitFor();
      if (!needsConfirmation) return;
      const token = (await outboxOf(fixture.site().origin, stranger)).find(
        ({ template }) => template === 'confirmNotice',
      )?.values.token;
      await open(`${pagePath({ edition, slug: 'notices/confirm' })}?${new URLSearchParams({ token: token ?? '' })}`);
      const link = currentSection(edition, 'notices/confirm', 'mail-link').words;
      await buttonOf(page, link.button).click();
      await page.getByRole('heading', { name: link.done.title }).waitFor();
    }

    async function askAsMember(visitor: Visitor, email: string): Promise<Visitor> {
      await becomeMember(visitor, fixture.site(), edition, email);
      await visitor.open(path);
      await buttonOf(visitor.page, button).first().click();
      await visitor.page.getByText(format(words.waiting, { address: email }), { exact: true }).waitFor();
      return visitor;
    }

    async function cancel({ page, open }: Visitor): Promise<void> {
      const { words: account } = accountWords(edition);
      await open(`${accountPath(edition)}#notices`);
      await page.getByRole('button', { name: `${account.notices.cancel} ${subject}` }).click();
      await page.getByText(account.notices.none.text).waitFor();
    }

    test('is asked for before the edge, and nobody has a mail by then', () => {
      expect(before.at).toBeLessThan(edge);
      expect(before.mails).toEqual([]);
    });

    test('arrives once, at the edge, with a link to the page and one click to stop', () => {
      expect(after.at - edge).toBeLessThan(maxLatenessMs);
      for (const mails of after.mails.slice(0, 2)) {
        expect(mails).toHaveLength(1);
        expect(mails[0]?.text).toContain(subject);
        expect(mails[0]?.text).toContain(pagePath({ edition, slug: 'notices/stop' }));
      }
    });

    test('does not arrive after it was cancelled in the account', () => {
      expect(after.mails[2]).toEqual([]);
    });

    test('cannot be asked for any more, because it has happened', async () => {
      const reply = await callApi(
        fixture.site().origin,
        group,
        'createNotice',
        { topic, email: stranger },
        { region: edition },
      );
      expect(reply.data).toEqual({ result: 'open' });
    });
  });
}
