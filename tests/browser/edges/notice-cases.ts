import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
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
    const { notices: words, format } = messagesOf(edition);
    const [stranger, owner, quitter] = ['stranger', 'owner', 'quitter'].map(
      (name) => `${name}.${edition}@example.com`,
    ) as [string, string, string];
    const noticesTo = async (address: string) =>
      (await outboxOf(fixture.site().origin, address)).filter(({ template }) =>
        /^notice(Orderable|OnSale|Sale)$/.test(template),
      );
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

    test('arrives once, at the edge, unless it was cancelled, and cannot be asked for afterwards', {
      timeout: 600_000,
    }, async () => {
      const { newVisitor } = fixture;
      const { origin } = fixture.site();
      const [first, second, third] = [
        await newVisitor('desktop'),
        await newVisitor('phone'),
        await newVisitor('desktop'),
      ];
      await Promise.all([askByAddress(first), askAsMember(second, owner), askAsMember(third, quitter).then(cancel)]);
      const early = await Promise.all([stranger, owner, quitter].map(noticesTo));
      expect(await serverTime(origin)).toBeLessThan(edge);
      expect(early.flat()).toEqual([]);

      while ((await serverTime(origin)) < edge) await pause(200);
      const haveArrived = async () => (await Promise.all([stranger, owner].map(noticesTo))).every((mails) => mails[0]);
      await vi.waitUntil(haveArrived, { timeout: maxLatenessMs });
      // A wrong notice, sent twice or in spite of a cancellation, would come with the next look.
      await pause(1_000);
      const [toStranger = [], toOwner = [], toQuitter] = await Promise.all([stranger, owner, quitter].map(noticesTo));
      for (const mails of [toStranger, toOwner]) {
        expect(mails).toHaveLength(1);
        expect(mails[0]?.text).toContain(subject);
        expect(mails[0]?.text).toContain(pagePath({ edition, slug: 'notices/stop' }));
      }
      expect(toQuitter).toEqual([]);

      const another = { topic, email: stranger };
      const reply = await callApi(origin, accountGroup(edition), 'createNotice', another, { region: edition });
      expect(reply.data).toEqual({ result: 'open' });
    });
  });
}
