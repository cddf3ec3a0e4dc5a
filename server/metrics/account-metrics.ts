import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import type { Accounts } from '#accounts/accounts.ts';
import type { ApiResponse } from '#accounts/api/envelope.ts';
import type { Transports } from '#accounts/messages/transports.ts';
import type { CallName } from '#rules/contract/account/calls.ts';
import { callNames, calls } from '#rules/contract/account/calls.ts';
import { apiPathOf, groupCodes } from '#rules/contract/account/groups.ts';
import { responseCodes, responseNameOf } from '#rules/contract/account/response-codes.ts';

export interface AccountMetrics {
  /** Counts one response of the account API. */
  countResponse(path: string, response: ApiResponse): void;
  /** Wraps transports so that messages are counted. */
  withTransportMetrics(transports: Transports): Transports;
  /** Updates the gauges from the current status of each store. */
  update(accounts: Pick<Accounts, 'statuses'>): Promise<void>;
}

const callsByPath = new Map<string, CallName>(
  groupCodes.flatMap((group) => callNames.map((name) => [`${apiPathOf(group)}${calls[name].path}`, name])),
);

/** Counts account calls and the messages that they send. */
export function accountMetrics(register: Registry): AccountMetrics {
  const registers = [register];
  const responses = new Counter({
    ...{
      name: 'accounts_api_answers_total',
      help: 'Responses of the account API by call and code; `other` is an unknown call, `none` a response without a code.',
    },
    ...{ labelNames: ['call', 'code'], registers },
  });
  // Starts at zero, so that the first failure is an increase.
  for (const call of callNames) responses.inc({ call, code: responseCodes.internalError }, 0);
  const messages = new Counter({
    ...{
      name: 'accounts_messages_total',
      help: 'Attempts to send a mail or a text message, by whether it was accepted.',
    },
    ...{ labelNames: ['channel', 'outcome'], registers },
  });
  for (const channel of ['mail', 'sms'])
    for (const outcome of ['accepted', 'failed']) messages.inc({ channel, outcome }, 0);
  const groupGauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['group'], registers });
  const up = groupGauge('accounts_store_up', 'Whether the store of a group can be read and written.');
  const waiting = groupGauge('accounts_outbox_waiting', 'Messages that wait to be sent, by group.');
  const oldest = groupGauge(
    'accounts_outbox_oldest_seconds',
    'How long the oldest waiting message has waited, by group.',
  );
  const send =
    <Args extends unknown[]>(channel: 'mail' | 'sms', transport: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      const note = (outcome: 'accepted' | 'failed') => messages.inc({ channel, outcome });
      try {
        await transport(...args);
        note('accepted');
      } catch (error) {
        note('failed');
        throw error;
      }
    };
  return {
    countResponse: (path, response) =>
      responses.inc({ call: callsByPath.get(path) ?? 'other', code: readCode(response) }),
    withTransportMetrics: ({ mail, sms }) => ({
      mail: mail && { send: send('mail', mail.send.bind(mail)) },
      sms: sms && { send: send('sms', sms.send.bind(sms)) },
    }),
    async update(accounts) {
      for (const { group, ...status } of await accounts.statuses()) {
        up.set({ group }, status.up ? 1 : 0);
        setOrRemove(waiting, group, status.unsentCount);
        setOrRemove(oldest, group, status.oldestSeconds);
      }
    },
  };
}

function setOrRemove(gauge: Gauge, group: string, value: number | undefined): void {
  if (value === undefined) gauge.remove({ group });
  else gauge.set({ group }, value);
}

/** The code at the start of an envelope, if it is a known one. */
function readCode({ body, stream }: ApiResponse): string {
  if (stream) return String(responseCodes.ok);
  const code = /^\{"code":(\d{4}),/.exec(body ?? '')?.[1];
  return code !== undefined && responseNameOf(Number(code)) !== undefined ? code : 'none';
}
