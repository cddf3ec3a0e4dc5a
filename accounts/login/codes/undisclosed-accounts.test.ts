import { describe, expect, test } from 'vitest';
import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { recordStatements } from '#tests/support/accounts/record-statements.ts';
import { decoyRecipient } from '../../mail/messages/enqueue.ts';

describeOnEngines('an unknown address', (engine) => {
  describe.each<CodePurpose>(['login', 'password', 'delete'])('requesting a code for %s', (purpose) => {
    test('does the same work and gets the same reply as a known address', async () => {
      const { statements, plugin } = recordStatements();
      const accounts = await openTestGroup(engine, { limits: true, plugin });
      await accounts.logIn('known@example.com');
      accounts.advance(3600);
      const ask = async (email: string) => {
        const before = new Set((await accounts.outbox()).map((row) => row.id));
        const [statementsBefore, wakeUpsBefore] = [statements.length, accounts.wakeUps()];
        const reply = await accounts.call('requestCode', { email, purpose }, callerFrom('192.0.2.2'));
        const queued = (await accounts.outbox()).filter((row) => !before.has(row.id));
        return {
          queued: queued.map((row) => ({
            ...row,
            id: '',
            recipient: '',
            template_values: row.template_values.replace(/"\d{6}"/, '"digits"'),
          })),
          sentTo: queued.map((row) => row.recipient),
          shape: { ...reply, challenge_id: reply.challenge_id.length },
          statements: statements.length - statementsBefore,
          wakeUps: accounts.wakeUps() - wakeUpsBefore,
        };
      };
      const knownAddressReply = await ask('known@example.com');
      const sentTo = [purpose === 'login' ? 'unknown@example.com' : decoyRecipient];
      expect(knownAddressReply).toMatchObject({
        queued: [{ template_values: expect.stringContaining('digits') }],
        sentTo: ['known@example.com'],
      });
      expect(await ask('unknown@example.com')).toEqual({ ...knownAddressReply, sentTo });
      expect(knownAddressReply.statements).toBeGreaterThan(3);
    });
  });

  test('signing in does the same work and gets the same error as with a known address', async () => {
    const { statements, plugin } = recordStatements();
    const accounts = await openTestGroup(engine, { limits: true, plugin });
    await accounts.logIn('known@example.com');
    accounts.advance(60);
    await accounts.call('setPassword', {
      ...(await accounts.askForCode({ email: 'known@example.com', purpose: 'password' })),
      password: 'correct horse',
    });
    await accounts.logIn('codes-only@example.com');
    const attempt = async (email: string) => {
      const before = statements.length;
      const failure: unknown = await accounts
        .call('signIn', { email, password: 'not the right one' })
        .catch((error: unknown) => error);
      return { failure, statements: statements.length - before };
    };
    const knownAddressReply = await attempt('known@example.com');
    expect(knownAddressReply.failure).toMatchObject({ responseName: 'wrongLogin' });
    expect(await attempt('unknown@example.com')).toEqual(knownAddressReply);
    expect(await attempt('codes-only@example.com')).toEqual(knownAddressReply);
  });

  test('redeeming a decoy gets the error of a wrong code', async () => {
    const accounts = await openTestGroup(engine);
    const decoy = await accounts.askForCode({ email: 'decoyRecipient@example.com', purpose: 'password' });
    expect(decoy.code).toBe('');
    await expect(
      accounts.call('setPassword', { ...decoy, code: '123456', password: 'correct horse' }),
    ).rejects.toMatchObject({
      responseName: 'wrongCode',
    });
    expect(await accounts.outbox()).toMatchObject([{ recipient: decoyRecipient }]);
  });
});
