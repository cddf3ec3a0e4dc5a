import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountFailure } from '#accounts/group/account-failure.ts';
import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { CallName } from '#contract/account/calls.ts';
import {
  askForCode,
  call,
  callAs,
  callerFrom,
  type LoggedIn,
  logIn,
  openTestGroup,
  type TestGroup,
} from '../../support/accounts/account-group.ts';
import { lastToken } from '../../support/accounts/newsletter-group.ts';
import { findPostgres } from '../../support/accounts/postgres-cluster.ts';

interface Person {
  email: string;
  session: LoggedIn;
}

const key = 'k'.repeat(43);
const rounds = 50;
/** In ms. Either call may be the first to reach the database. */
const longestHeadStart = 10;
const caller = { ...callerFrom(undefined, 'eu'), edition: 'de' as const };

describe.skipIf(findPostgres() === undefined)('an account that is deleted on one of two nodes', () => {
  let deletingNode: TestGroup;
  let otherNode: TestGroup;
  beforeAll(async () => {
    deletingNode = await openTestGroup('postgres', { code: 'eu' });
    const settings = { serviceKeys: { eu: [{ id: 'desk', key }] } };
    otherNode = await openTestGroup('postgres', { code: 'eu', address: deletingNode.address, settings });
  });
  afterAll(async () => {
    await otherNode.close();
    await deletingNode.close();
  });

  /** Deletes a new account while the call is made at the other node. */
  async function raceOnce(person: Person, call: () => Promise<unknown>): Promise<'answered' | 'refused'> {
    const code = await askForCode(deletingNode, { email: person.email, purpose: 'delete' }, caller);
    const soon = async (work: () => Promise<unknown>) => pause(Math.random() * longestHeadStart).then(work);
    const [deletion, answer] = await Promise.allSettled([
      soon(() => callAs(person.session, deletingNode.group, 'deleteAccount', code, caller)),
      soon(call),
    ]);
    if (deletion.status === 'rejected') throw deletion.reason;
    if (answer.status === 'fulfilled') return 'answered';
    if (!(answer.reason instanceof AccountFailure)) throw answer.reason;
    return 'refused';
  }

  async function race(
    name: string,
    prepare: (person: Person) => Promise<() => Promise<unknown>>,
    isRight: (person: Person) => Promise<boolean>,
  ): Promise<void> {
    const outcomes = { answered: 0, refused: 0, wrong: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const email = `${name}-${round}@example.com`;
      const person = { email, session: await logIn(deletingNode, email, caller) };
      outcomes[await raceOnce(person, await prepare(person))] += 1;
      if (!(await isRight(person))) outcomes.wrong += 1;
    }
    console.log(`${name}: ${JSON.stringify(outcomes)}`);
    expect(outcomes.wrong).toBe(0);
  }

  /**
   * Counts the rows about a person, except those that the database deletes by itself because they refer to the account.
   */
  async function storedAbout({ email, session: { user_id } }: Person) {
    const { db } = deletingNode;
    const count = async (rows: { execute(): Promise<unknown[]> }) => (await rows.execute()).length;
    return {
      subscriptions: await count(db.selectFrom('subscribers').select('id').where('email_key', '=', email)),
      serviceRequests: await count(db.selectFrom('service_requests').select('id').where('email_key', '=', email)),
      products: await count(db.selectFrom('products').select('id').where('user_id', '=', user_id)),
      requestEvents: await count(
        db
          .selectFrom('request_events')
          .innerJoin('service_requests', 'service_requests.id', 'request_id')
          .select('request_events.id')
          .where((row) => row.or([row('email_key', '=', email), row('user_id', '=', user_id)])),
      ),
      events: await count(db.selectFrom('audit').select('id').where('user_id', '=', user_id)),
      mails: await count(
        db.selectFrom('outbox').select('id').where('recipient', '=', email).where('template', '<>', 'accountDeleted'),
      ),
    };
  }
  const isNothingLeft = async (person: Person) =>
    Object.values(await storedAbout(person)).every((rowCount) => rowCount === 0);
  /** A call that needs no account may come after the deletion: then all of it is there, with its mail. */
  const isAllOrNothingLeft = async (person: Person) => {
    const { subscriptions, serviceRequests, events, mails } = await storedAbout(person);
    return subscriptions + serviceRequests === mails && events === 0;
  };

  const callOther = <Name extends CallName>({ session }: Person, name: Name, input: ParsedRequest<Name>) =>
    callAs(session, otherNode.group, name, input, caller);
  const registerAt = (person: Person) =>
    callOther(person, 'registerProduct', {
      product: 'miniRobot',
      serial_number: `KM36-${person.email}`.slice(0, 40),
      purchased_on: '2026-11-01',
      dealer: 'KINETRA',
    });
  const requestFor = (person: Person, email: string) =>
    callOther(person, 'requestService', {
      reason: 'repair',
      name: 'Robin',
      email,
      product: 'miniRobot',
      serial_number: '',
      order_number: '',
      description: 'The left knee no longer bends.',
    });
  const updateRequest = (request_id: string) => {
    const input = { request_id, state: 'arrived' as const, note: '' };
    return callAs({ authorization: `Bearer ${key}` }, otherNode.group, 'updateRequest', input, caller);
  };

  test.each<[string, (person: Person) => Promise<() => Promise<unknown>>]>([
    ['subscribed-in-the-account', async (person) => () => callOther(person, 'updateProfile', { newsletter: true })],
    [
      'subscription-confirmed',
      async ({ email }) => {
        await call(otherNode.group, 'subscribe', { email, source: 'footer' }, caller);
        const token = await lastToken(otherNode);
        return () => call(otherNode.group, 'confirmSubscription', { token }, caller);
      },
    ],
    ['product-registered', async (person) => () => registerAt(person)],
    ['credits-exchanged', async (person) => () => callOther(person, 'exchangeCredits', {})],
    [
      'robot-named',
      async (person) => {
        const { id } = await registerAt(person);
        return () => callOther(person, 'updateProduct', { id, nickname: 'Rex' });
      },
    ],
    [
      // The request is the account's by its session, and goes to another address.
      'request-updated',
      async (person) => {
        const { request_id } = await requestFor(person, `for-${person.email}`);
        return () => updateRequest(request_id);
      },
    ],
    [
      'own-request-updated',
      async (person) => {
        const { request_id } = await requestFor(person, person.email);
        return () => updateRequest(request_id);
      },
    ],
  ])('keeps nothing of a call about it at the other one: %s', (name, prepare) => race(name, prepare, isNothingLeft));

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['subscribed', ({ email }) => call(otherNode.group, 'subscribe', { email, source: 'footer' }, caller)],
    ['service-requested', (person) => requestFor(person, person.email)],
  ])('keeps all or nothing of a call that needs no account: %s', (name, make) =>
    race(name, async (person) => () => make(person), isAllOrNothingLeft),
  );
});
