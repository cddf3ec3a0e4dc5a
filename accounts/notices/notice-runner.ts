import { sql } from 'kysely';
import { isEditionCode } from '#rules/place/editions.ts';
import type { AccountGroup } from '../account-group.ts';
import type { DueTopic } from './notice-batch.ts';
import { endNotices, sendBatch } from './notice-batch.ts';

export interface NoticeRunner {
  /** Looks at waiting notices soon, together for all that wake it meanwhile. */
  wake(): void;
  /** Resolves when no look is in progress. */
  stop(): Promise<void>;
}

/** In ms. */
const times = { longest: 30_000, afterWake: 200, afterFailure: 5_000 };

/**
 * Sends the notices of a group as soon as they are due, on every node at once: looks at the nearest edge, when woken,
 * and every 30 s. Where no mail can be sent it does nothing, and notices wait. Only the first of several failures is
 * reported.
 */
export function startNoticeRunner(group: AccountGroup, onFailure: (error: unknown) => void): NoticeRunner {
  let [isStopped, hasFailed, isWoken, turn] = [false, false, false, 0];
  let looking: Promise<void> | undefined;
  let next: { timer: NodeJS.Timeout; at: number } | undefined;

  const lookAgainIn = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (isStopped || (next && next.at <= at)) return;
    clearTimeout(next?.timer);
    next = { timer: setTimeout(look, milliseconds).unref(), at };
  };
  const look = () => {
    next = undefined;
    isWoken = looking !== undefined;
    if (isWoken) return;
    let fails = false;
    const report = (error: unknown) => {
      if (!hasFailed && !fails) onFailure(error);
      fails = true;
    };
    looking = lookAtNotices(group, turn++, report)
      .then(
        (nextAt) => Math.max(1, nextAt - group.now()),
        (error: unknown) => {
          report(error);
          return times.afterFailure;
        },
      )
      .then((pause) => {
        hasFailed = fails;
        looking = undefined;
        lookAgainIn(isWoken ? 0 : Math.min(pause, times.longest));
      });
  };
  if (group.policy.channels.mail) lookAgainIn(times.afterWake);
  return {
    wake: () => {
      if (group.policy.channels.mail) lookAgainIn(times.afterWake);
    },
    async stop() {
      isStopped = true;
      clearTimeout(next?.timer);
      await looking;
    },
  };
}

/**
 * Ends what will not happen any more, and sends one batch of what has happened; `turn` says of which topic, so that a
 * large one does not hold up the others. A topic that fails is reported, and the others go on. Returns when to look
 * again.
 */
export async function lookAtNotices(
  group: AccountGroup,
  turn = 0,
  onFailure: (error: unknown) => void = () => {},
): Promise<number> {
  const dueTopics: DueTopic[] = [];
  let nextAt = Number.POSITIVE_INFINITY;
  for (const topic of await waitingTopics(group)) {
    const { due, validUntil } = await lookAtTopic(group, topic, onFailure);
    if (due) dueTopics.push(due);
    else nextAt = Math.min(nextAt, validUntil ?? nextAt);
  }
  const due = dueTopics[turn % dueTopics.length];
  if (!due) return nextAt;
  const batch = await sendBatch(group, due);
  if (batch.sent > 0) group.wakeOutbox();
  return Math.min(nextAt, batch.nextAt);
}

type Topic = Pick<DueTopic, 'edition' | 'topic'>;

/** The topic if it is due, else until when it is not. */
async function lookAtTopic(
  group: AccountGroup,
  { edition, topic }: Topic,
  onFailure: (error: unknown) => void,
): Promise<{ due?: DueTopic | undefined; validUntil?: number | undefined }> {
  const { notices } = group.policy;
  const at = group.now();
  try {
    const status = notices.status(edition, topic, at);
    if (status?.state === 'over') await endNotices(group, { edition, topic });
    if (status?.state === 'waiting') return { validUntil: status.validUntil };
    const subject = status?.state === 'due' ? notices.subject(edition, topic, at) : undefined;
    return { due: subject && { edition, topic, validUntil: status?.validUntil, ...subject } };
  } catch (error) {
    onFailure(error);
    return {};
  }
}

/** Each is found by its own seek in the index: a scan would read every waiting notice. */
async function waitingTopics({ db }: AccountGroup): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (let last = { edition: '', topic: '' }; ; ) {
    const next = await db
      .selectFrom('notices')
      .select(['edition', 'topic'])
      .where('status', '=', 'waiting')
      .where(sql<boolean>`(edition, topic) > (${last.edition}, ${last.topic})`)
      .orderBy('edition')
      .orderBy('topic')
      .limit(1)
      .executeTakeFirst();
    if (!next) return topics;
    if (isEditionCode(next.edition)) topics.push({ edition: next.edition, topic: next.topic });
    last = next;
  }
}
