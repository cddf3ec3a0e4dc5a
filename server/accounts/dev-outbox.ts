import type { AccountGroup } from '#accounts/account-group.ts';
import type { Render, RenderedMessage } from '#accounts/mail/render-message.ts';
import { nobody } from '#accounts/messages/enqueue.ts';
import type { OutboxRow } from '#accounts/store/tables.ts';
import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { ResponseData, Middleware } from '../http/response.ts';
import { at, noStore } from '../http/response.ts';
import type { Deployment } from '../deployment.ts';
import type { OutboxMessage } from './dev-outbox-page.ts';
import { outboxPage } from './dev-outbox-page.ts';
import { isLoopbackRequest } from '../http/loopback.ts';

export interface DevOutboxParts {
  deployment: Pick<Deployment, 'environment' | 'trustedProxies'>;
  /** Groups whose store can be read. */
  groups: () => readonly Pick<AccountGroup, 'code' | 'db'>[];
  /** The same that the worker sends by. */
  render: Render;
}

/** Messages of each group that are shown, the newest. */
const mostShown = 100;

/** Nothing but the styles of the page and of the mails in it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Shows at `/dev/outbox` what was sent or waits, newest first, as a page or, where JSON is asked for, as a list; `?to=`
 * picks one recipient, `?limit=` how many of each group. There is no such page but in development and tests, for who
 * sits at this machine, and none behind a proxy: who reads codes logs in as anybody.
 */
export function serveDevOutbox({ deployment, groups, render }: DevOutboxParts): Middleware {
  const { environment, trustedProxies } = deployment;
  if ((environment !== 'development' && environment !== 'test') || trustedProxies > 0) return () => undefined;
  return at('/dev/outbox', async (visit) => {
    if (!isLoopbackRequest(visit)) return undefined;
    const { request, url } = visit;
    const to = recipientIn(url);
    const limit = limitIn(url);
    const found = await Promise.all(groups().map((group) => newestOf(group, { to, limit }, render)));
    const messages = found.flat().sort((a, b) => b.created_at - a.created_at);
    const isJson = request.headers.get('accept')?.includes('application/json') ?? false;
    return isJson
      ? answerWith('application/json', JSON.stringify(messages))
      : answerWith('text/html; charset=utf-8', outboxPage(messages, to));
  });
}

const answerWith = (type: string, body: string): ResponseData => ({
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

/** A plus that nobody encoded arrives as a space; no recipient has one. */
const recipientIn = (url: URL): string =>
  (url.searchParams.get('to') ?? '').trimEnd().replaceAll(' ', '+').toLowerCase();

/** Whatever is no number asks for all that are shown. */
const limitIn = (url: URL): number =>
  Math.min(Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('limit') ?? '')?.[0] ?? mostShown), mostShown);

async function newestOf(
  { code, db }: Pick<AccountGroup, 'code' | 'db'>,
  { to, limit }: { to: string; limit: number },
  render: Render,
): Promise<OutboxMessage[]> {
  const all = db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '<>', nobody)
    .orderBy('created_at', 'desc')
    .limit(limit);
  const rows = await (to === ''
    ? all
    : all.where((row) => row(row.fn<string>('lower', ['recipient']), '=', to))
  ).execute();
  return rows.map((row) => shown(code, row, render));
}

function shown(group: GroupCode, row: OutboxRow, render: Render): OutboxMessage {
  const { id, channel, template, recipient, created_at, sent_at, failed_at, tries } = row;
  const message = rendered(row, render);
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

/** One message that cannot be shown does not hide the others. */
function rendered(row: OutboxRow, render: Render): RenderedMessage {
  try {
    return render(row);
  } catch (error) {
    return { channel: 'sms', text: `This message cannot be written: ${(error as Error).message}` };
  }
}
