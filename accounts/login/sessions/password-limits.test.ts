import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { takePasswordAttempt } from './log-in.ts';

const tooManyRequests = (retryIn: number) => ({ responseName: 'tooManyRequests', details: { retryIn } });

describeOnEngines('guessing passwords', (engine) => {
  const openLimited = async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const guess = async (name: string, network: string, times = 1) => {
      const key = `${name}@example.com`;
      for (let attempt = 0; attempt < times; attempt += 1)
        await takePasswordAttempt(accounts.group, { kind: 'email', text: key, key }, callerFrom(network), '');
    };
    return { ...accounts, guess };
  };

  test('is limited per address and network, and per network', async () => {
    const { guess, advance } = await openLimited();
    await guess('a', '192.0.2.1', 10);
    await expect(guess('a', '192.0.2.1')).rejects.toMatchObject(tooManyRequests(900));
    await guess('a', '192.0.2.2', 10);
    for (let address = 0; address < 20; address += 1) await guess(`b${address}`, '192.0.2.1');
    await expect(guess('c', '192.0.2.1')).rejects.toMatchObject(tooManyRequests(900));
    advance(900);
    await guess('a', '192.0.2.1');
  });

  test('is limited per address and IPv6 subscriber, not per address and /64 network', async () => {
    const { guess } = await openLimited();
    for (let subnet = 0; subnet < 20; subnet += 1) await guess('a', `2001:db8:1:${subnet.toString(16)}::/64`);
    await expect(guess('a', '2001:db8:1:20::/64')).rejects.toMatchObject(tooManyRequests(900));
  });

  test('from many networks leaves each further network a few attempts a day', async () => {
    const { guess, advance } = await openLimited();
    for (let network = 0; network < 10; network += 1) await guess('a', `192.0.2.${network}`, 10);
    await guess('a', '198.51.100.1', 3);
    await expect(guess('a', '198.51.100.1')).rejects.toMatchObject(tooManyRequests(86_400));
    await guess('b', '198.51.100.1');
    await guess('a', '198.51.100.2', 3);
    advance(86_400);
    await guess('a', '198.51.100.1', 10);
  });
});
