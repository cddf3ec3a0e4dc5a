import { Counter, Gauge, type Registry } from 'prom-client';
import { type CallName, callNames, calls } from '#contract/account/calls.ts';
import { type GroupCode, groupApiPath, groupCodes } from '#contract/account/groups.ts';
import { findResponseName, responseCodes } from '#contract/account/response-codes.ts';
import type { ResponseData } from '../http/response.ts';

export interface StoreStatus {
  group: GroupCode;
  up: boolean;
  /** Messages that wait; undefined if the store is unavailable. */
  unsentCount: number | undefined;
  oldestSeconds?: number | undefined;
}

export type AccountMetrics = ReturnType<typeof accountMetrics>;

const callsByPath = new Map<string, CallName>(
  groupCodes.flatMap((group) => callNames.map((name) => [`${groupApiPath(group)}${calls[name].path}`, name])),
);

export function accountMetrics(register: Registry) {
  const registers = [register];
  const responses = new Counter({
    name: 'accounts_api_answers_total',
    help: 'Responses of the account API by call and code; `other` is an unknown call, `none` a response without a code.',
    labelNames: ['call', 'code'],
    registers,
  });
  // Starts at zero, so that the first failure is an increase.
  for (const call of callNames) responses.inc({ call, code: responseCodes.internalError }, 0);
  const messages = new Counter({
    name: 'accounts_messages_total',
    help: 'Attempts to send a mail or a text message, by whether it was accepted.',
    labelNames: ['channel', 'outcome'],
    registers,
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
  return {
    countResponse: (path: string, response: ResponseData): void =>
      responses.inc({ call: callsByPath.get(path) ?? 'other', code: readCode(response) }),
    countSending:
      <Args extends unknown[]>(channel: 'mail' | 'sms', send: (...args: Args) => Promise<void>) =>
      async (...args: Args): Promise<void> => {
        try {
          await send(...args);
          messages.inc({ channel, outcome: 'accepted' });
        } catch (error) {
          messages.inc({ channel, outcome: 'failed' });
          throw error;
        }
      },
    update(statuses: readonly StoreStatus[]): void {
      for (const { group, ...status } of statuses) {
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

function readCode({ body, stream }: ResponseData): string {
  if (stream) return String(responseCodes.ok);
  const code = /^\{"code":(\d{4}),/.exec(String(body))?.[1];
  return code !== undefined && findResponseName(Number(code)) !== undefined ? code : 'none';
}
