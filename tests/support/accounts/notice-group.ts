import type { NoticePolicy, NoticeStatus } from '#accounts/group/account-group.ts';
import { processNotices } from '#accounts/notices/notice-runner.ts';
import type { NoticeRow } from '#accounts/store/schema/owner-tables.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { type TestGroup, testStart } from './account-group.ts';

const hour = 3_600_000;

/** Edges of the topics below, in ms since 1970: what waits becomes due at `opens`, and is no longer so at `closes`. */
export const noticeEdges = { opens: testStart + hour, closes: testStart + 3 * hour, reopens: testStart + 5 * hour };
const { opens, closes, reopens } = noticeEdges;

type State = NoticeStatus['state'] | 'embargo';

/** States of each topic, and from when. */
const timelines: Record<string, [from: number, state: State][]> = {
  'orderable:tank': [
    [0, 'waiting'],
    [opens, 'due'],
    [closes, 'waiting'],
    [reopens, 'due'],
  ],
  'onSale:tank': [[0, 'waiting']],
  'sale:summer:main': [
    [0, 'waiting'],
    [opens, 'due'],
    [closes, 'over'],
  ],
  'orderable:secret': [
    [0, 'embargo'],
    [opens, 'waiting'],
  ],
  'orderable:open': [[0, 'due']],
  'orderable:ended': [[0, 'over']],
};

/** Topics in every edition: those of `timelines`, and as many that wait for ever as there are numbers. */
export const timelinePolicy: NoticePolicy = {
  status(_edition, topic, at) {
    const timeline = timelines[topic] ?? (/^onSale:\d+$/.test(topic) ? [[0, 'waiting'] as const] : []);
    const index = timeline.findLastIndex(([from]) => from <= at);
    const state = timeline[index]?.[1];
    return state === undefined || state === 'embargo' ? undefined : { state, validUntil: timeline[index + 1]?.[0] };
  },
  subject: (_edition, topic) => ({ name: `Name of ${topic.split(':')[1]}`, slug: `page-of-${topic.split(':')[1]}` }),
};

/** Stores waiting notices for numbered addresses, as if they had been asked for one after the other. */
export async function putWaiting(
  { db }: Pick<TestGroup, 'db'>,
  count: number,
  topic = 'orderable:tank',
  edition: EditionCode = 'us',
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, '0')}@example.com`);
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto('notices')
      .values(emails.slice(start, start + 500).map((email, index) => waitingRow(email, topic, edition, start + index)))
      .execute();
  return emails;
}

const waitingRow = (email: string, topic: string, edition: EditionCode, index: number): NoticeRow => ({
  id: `${topic} ${email}`,
  email,
  email_key: email,
  edition,
  topic,
  status: 'waiting',
  confirm_hash: null,
  consent: '{}',
  sent_at: null,
  created_at: testStart + index,
  updated_at: testStart + index,
});

/** Looks until nothing is left to do before a time, and advances the clock of the groups to it. */
export async function lookUntil(groups: readonly TestGroup[], time: number): Promise<void> {
  for (let nextAt = 0; nextAt <= time; ) {
    const wishes = await Promise.all(groups.map(({ group }) => processNotices(group)));
    const at = groups[0]?.group.now() ?? 0;
    nextAt = Math.max(at + 1, Math.min(...wishes));
    for (const accounts of groups) accounts.advance((Math.min(nextAt, time) - at) / 1000);
  }
}

/** Counts the notices by status. */
export async function countByStatus({ db }: Pick<TestGroup, 'db'>): Promise<Record<string, number>> {
  const rows = await db.selectFrom('notices').select('status').execute();
  return Object.fromEntries(
    Map.groupBy(rows, ({ status }) => status)
      .entries()
      .map(([key, all]) => [key, all.length]),
  );
}
