import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { timelinePolicy } from '#tests/support/accounts/notice-group.ts';
import { serviceRequest } from '#tests/support/accounts/sample-requests.ts';
import { takePasswordAttempt } from '../../login/sessions/log-in.ts';
import type { AccountGroup, Caller } from '../account-group.ts';

type Act = (group: AccountGroup, email: string, caller: Caller) => Promise<unknown>;

/** Everything that strangers can do without an account, and how often a network can. */
const actions: [what: string, limit: number, act: Act][] = [
  ['a code', 20, (group, email, caller) => call(group, 'requestCode', { email, purpose: 'login' }, caller)],
  [
    'a password',
    30,
    (group, email, caller) => takePasswordAttempt(group, { kind: 'email', text: email, key: email }, caller, ''),
  ],
  ['the newsletter', 20, (group, email, caller) => call(group, 'subscribe', { email, source: '' }, caller)],
  ['a notice', 30, (group, email, caller) => call(group, 'createNotice', { topic: 'orderable:tank', email }, caller)],
  ['a request', 10, (group, email, caller) => call(group, 'requestService', { ...serviceRequest, email }, caller)],
];

describeOnEngines('a network', (engine) => {
  test.each(actions)('and each wider one around it has a limit for %s, and no other network', async (_, limit, act) => {
    const { group } = await openTestGroup(engine, { limits: true, policy: { notices: timelinePolicy } });
    let calls = 0;
    const from = (network: string) => {
      calls += 1;
      return act(group, `p${calls}@example.com`, callerFrom(network));
    };
    const callFrom = async (times: number, network: (index: number) => string) => {
      for (let index = 0; index < times; index += 1) await from(network(index));
    };
    const refused = { responseName: 'tooManyRequests' };
    await callFrom(limit, () => '192.0.2.1');
    await expect(from('192.0.2.1')).rejects.toMatchObject(refused);
    await from('192.0.2.2');

    const subnet = (index: number) => `2001:db8:1:${index.toString(16)}::/64`;
    await callFrom(limit, () => subnet(0));
    await expect(from(subnet(0))).rejects.toMatchObject(refused);
    await callFrom(limit, (index) => subnet(1 + index));
    await expect(from(subnet(0xff))).rejects.toMatchObject(refused);
    await callFrom(3 * limit, (index) => subnet(0x100 * (1 + (index % 9)) + index));
    await expect(from(subnet(0xff00))).rejects.toMatchObject(refused);
    await from('2001:db8:2:1::/64');
  });
});
