import { expect, test } from 'vitest';
import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  askForCode,
  call,
  callAs,
  callerFrom,
  expectRefusal,
  openTestGroup,
} from '#tests/support/accounts/account-group.ts';
import { takePasswordAttempt } from '../sessions/log-in.ts';
import { trustedSource } from './trusted-source.ts';

const email = 'owner@example.com';
const password = 'correct horse battery';
const [home, elsewhere] = ['2001:db8:1:1::/64', '198.51.100.1'];
const tooManyRequests = { responseName: 'tooManyRequests' };

describeOnEngines('an owner whose account strangers attack', (engine) => {
  async function openOwner() {
    const accounts = await openTestGroup(engine, { limits: true });
    const { group } = accounts;
    const session = await accounts.logIn(email, callerFrom(home));
    await callAs(session, group, 'signOut', {});
    accounts.advance(86_400);
    const choosePassword = async (network = home) => {
      const code = await accounts.askForCode({ email, purpose: 'password' }, callerFrom(network));
      await call(group, 'setPassword', { ...code, password }, callerFrom(network));
    };
    const ask = (network: string, device?: string, purpose: CodePurpose = 'login') =>
      call(group, 'requestCode', { email, purpose, device }, callerFrom(network));
    const enter = (network: string, device?: string, entered = password) =>
      call(group, 'signIn', { email, password: entered, device }, callerFrom(network));
    return { ...accounts, device: session.device, choosePassword, ask, enter };
  }

  test('gets codes on the own device everywhere, and on the own network, each by a limit of its own', async () => {
    const { ask, advance, device } = await openOwner();
    // Neighbours of the owner, then eighty other networks.
    for (let times = 0; times < 8; times += 1) await ask(`2001:db8:1:f${times}::/64`);
    for (let times = 0; times < 72; times += 1) await ask(`192.0.2.${times}`);
    await expect(ask('203.0.113.1')).rejects.toMatchObject(tooManyRequests);
    await expect(ask('2001:db8:1:2::/64')).rejects.toMatchObject(tooManyRequests);
    for (const [network, ownDevice] of [
      ['203.0.113.1', device],
      [home, undefined],
    ] as const) {
      for (let times = 0; times < 8; times += 1) {
        await ask(network, ownDevice);
        await expect(ask(network, ownDevice)).rejects.toMatchObject({ details: { retryIn: 60 } });
        advance(60);
      }
      await expect(ask(network, ownDevice)).rejects.toMatchObject(tooManyRequests);
    }
  });

  test('gets codes on the own device although the network is used up by others', async () => {
    const { group, ask, device } = await openOwner();
    for (let times = 0; times < 20; times += 1)
      await call(group, 'requestCode', { email: `other${times}@example.com`, purpose: 'login' }, callerFrom(elsewhere));
    await expect(ask(elsewhere)).rejects.toMatchObject(tooManyRequests);
    await ask(elsewhere, device);
    await ask(home);
  });

  test('enters with the right password, everywhere after ten wrong ones from elsewhere', async () => {
    const { choosePassword, enter } = await openOwner();
    await choosePassword();
    for (let guess = 0; guess < 10; guess += 1)
      await expectRefusal(enter('192.0.2.1', undefined, 'wrong password'), 'wrongLogin');
    await expect(enter('192.0.2.1')).rejects.toMatchObject(tooManyRequests);
    for (const network of [elsewhere, home]) expect((await enter(network)).created).toBe(false);
  });

  test('enters on the own device and network after any number of wrong passwords from elsewhere', async () => {
    const { group, choosePassword, enter, device } = await openOwner();
    await choosePassword();
    for (const name of ['passwords.address', 'passwords.fallbackAddress'] as const) {
      const lastOne = { name, rule: { limit: 1, seconds: 86_400 }, subject: [email] };
      for (let guess = 0; guess < 2; guess += 1) await group.limits.takeOrDelay(lastOne);
    }
    await expect(enter(elsewhere)).rejects.toMatchObject(tooManyRequests);
    const session = await enter(elsewhere, device);
    await enter(home);
    // Now the account has recorded this network, too, and the device is the same one.
    await enter(elsewhere);
    const address = { kind: 'email', text: email, key: email } as const;
    for (let attempt = 1; attempt < 20; attempt += 1)
      await takePasswordAttempt(group, address, callerFrom('203.0.113.9'), session.device);
    await expect(enter('203.0.113.9', device)).rejects.toMatchObject(tooManyRequests);
  });

  test('redeems a code whatever strangers on the same network try', async () => {
    const { group, ...accounts } = await openOwner();
    const caller = callerFrom(home);
    const code = await askForCode({ ...accounts, group }, { email, purpose: 'login' }, caller);
    for (let guess = 0; guess < 100; guess += 1)
      await expectRefusal(
        call(group, 'registerOrLogin', { challenge_id: `${guess}`.padStart(22, 'A'), code: code.code }, caller),
        'wrongCode',
      );
    expect((await call(group, 'registerOrLogin', code, caller)).created).toBe(false);
  });

  test('is a stranger to the account on networks that it knew before its password was set', async () => {
    const { group, choosePassword } = await openOwner();
    const address = { kind: 'email', text: email, key: email } as const;
    const sources = () =>
      Promise.all([home, elsewhere].map((network) => trustedSource(group, address, callerFrom(network), '')));
    expect(await sources()).toEqual([['network', home], undefined]);
    await choosePassword(elsewhere);
    expect(await sources()).toEqual([undefined, ['network', elsewhere]]);
  });
});
