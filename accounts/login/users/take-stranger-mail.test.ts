import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, callAs, callerFrom } from '#tests/support/accounts/account-group.ts';
import { groupOpener, sentMails } from '#tests/support/accounts/newsletter-group.ts';
import { timelinePolicy } from '#tests/support/accounts/notice-group.ts';
import { serviceRequest } from '#tests/support/accounts/sample-requests.ts';

describeOnEngines('mails that strangers cause', (engine) => {
  const openGroup = groupOpener(engine);

  test.each(['us', 'de'] as const)(
    'in %s are eight a day for an inbox, whatever their kind and spelling',
    async (edition) => {
      const accounts = await openGroup(edition === 'us' ? 'us' : 'eu', {
        limits: true,
        policy: { notices: timelinePolicy },
      });
      const { group } = accounts;
      const flood = async () => {
        for (let index = 0; index < 30; index += 1) {
          const email = `target+${index}@example.com`;
          const caller = callerFrom(`198.51.100.${index}`, edition);
          await call(group, 'subscribe', { email, source: 'footer' }, caller);
          await call(group, 'createNotice', { topic: 'orderable:tank', email }, caller);
          await call(group, 'requestService', { ...serviceRequest, email }, caller);
        }
        accounts.advance(1);
      };
      await flood();
      expect(await sentMails(accounts)).toHaveLength(8);
      // A notice would be a mail at its edge.
      expect(await accounts.db.selectFrom('notices').selectAll().execute()).toHaveLength(3);

      const owner = await accounts.logIn('target@example.com');
      const ownRequest = { ...serviceRequest, email: 'target@example.com' };
      await callAs(owner, group, 'requestService', ownRequest, callerFrom(undefined, edition));
      const newMails = (await sentMails(accounts)).slice(8).map(({ template }) => template);
      expect(newMails.sort()).toEqual(['loginCode', 'serviceRequested', 'welcome']);

      accounts.advance(86_400);
      await flood();
      expect((await sentMails(accounts)).slice(11)).toHaveLength(8);
    },
  );
});
