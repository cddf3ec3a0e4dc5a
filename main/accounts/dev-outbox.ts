import type { AccountGroup } from '#accounts/group/account-group.ts';
import { decoyRecipient } from '#accounts/mail/messages/enqueue.ts';
import type { Render, RenderedMessage } from '#accounts/mail/render/render-message.ts';
import type { OutboxRow } from '#accounts/store/schema/tables.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { Deployment } from '#server/deployment.ts';
import { isLoopbackRequest } from '#server/http/hosts.ts';
import { atPath, type Middleware, noStore, type ResponseData } from '#server/http/response.ts';
import { type OutboxMessage, outboxPage } from './dev-outbox-page.ts';

export interface DevOutboxOptions {
  deployment: Pick<Deployment, 'environment' | 'trustedProxies'>;
  groups: () => readonly Pick<AccountGroup, 'code' | 'db'>[];
  render: Render;
}

/** Per group. */
const maxShown = 100;

/** Allows only the styles of the page and of the mails in it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `/dev/outbox`: sent and waiting messages, newest first, as HTML or JSON; `?to=` filters by recipient,
 * `?limit=` sets the number per group. Only in development and tests, only for loopback requests, never behind a proxy:
 * a reader of the codes can log in to any account.
 */
export function serveDevOutbox({ deployment, groups, render }: DevOutboxOptions): Middleware {
  const { environment, trustedProxies } = deployment;
  if ((environment !== 'development' && environment !== 'test') || trustedProxies > 0) return () => undefined;
  return atPath('/dev/outbox', async (context) => {
    if (!isLoopbackRequest(context)) return undefined;
    const { request, url } = context;
    const to = recipientIn(url);
    const limit = limitIn(url);
    const messagesByGroup = await Promise.all(groups().map((group) => newestMessages(group, { to, limit }, render)));
    const messages = messagesByGroup.flat().sort((a, b) => b.created_at - a.created_at);
    const isJson = request.headers.get('accept')?.includes('application/json') ?? false;
    return isJson
      ? respondWith('application/json', JSON.stringify(messages))
      : respondWith('text/html; charset=utf-8', outboxPage(messages, to));
  });
}

const respondWith = (type: string, body: string): ResponseData => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
    vary: 'accept',
    ...noStore,
  },
  body,
});

/** An unencoded plus arrives as a space; recipients contain none. */
const recipientIn = (url: URL): string =>
  (url.searchParams.get('to') ?? '').trimEnd().replaceAll(' ', '+').toLowerCase();

/** Anything but a number means the maximum. */
const limitIn = (url: URL): number =>
  Math.min(Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('limit') ?? '')?.[0] ?? maxShown), maxShown);

async function newestMessages(
  { code, db }: Pick<AccountGroup, 'code' | 'db'>,
  { to, limit }: { to: string; limit: number },
  render: Render,
): Promise<OutboxMessage[]> {
  const all = db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '<>', decoyRecipient)
    .orderBy('created_at', 'desc')
    .limit(limit);
  const rows = await (to === ''
    ? all
    : all.where((row) => row(row.fn<string>('lower', ['recipient']), '=', to))
  ).execute();
  return rows.map((row) => toOutboxMessage(code, row, render));
}

function toOutboxMessage(group: GroupCode, row: OutboxRow, render: Render): OutboxMessage {
  const { id, channel, template, recipient, created_at, sent_at, failed_at, tries } = row;
  const message = renderOrExplain(row, render);
  const [subject, html] = message.channel === 'mail' ? [message.subject, message.html] : [null, null];
  const values = JSON.parse(row.template_values) as Record<string, unknown>;
  return {
    id,
    group,
    channel,
    to: recipient,
    template,
    subject,
    text: message.text,
    html,
    values,
    created_at,
    sent_at,
    failed_at,
    tries,
  };
}

/** A message that cannot be rendered must not hide the others. */
function renderOrExplain(row: OutboxRow, render: Render): RenderedMessage {
  try {
    return render(row);
  } catch (error) {
    return { channel: 'sms', text: `This message cannot be written: ${(error as Error).message}` };
  }
}
