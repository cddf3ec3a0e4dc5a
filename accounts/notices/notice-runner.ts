import type { EditionCode } from '#rules/place/editions.ts';
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
    looking ??= lookAtNotices(group, turn++)
      .then(
        (nextAt) => {
          hasFailed = false;
          return Math.max(1, nextAt - group.now());
        },
        (error: unknown) => {
          if (!hasFailed) onFailure(error);
          hasFailed = true;
          return times.afterFailure;
        },
      )
      .then((pause) => {
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
 * large one does not hold up the others. Returns when to look again.
 */
export async function lookAtNotices(group: AccountGroup, turn = 0): Promise<number> {
  const { policy, now } = group;
  const dueTopics: DueTopic[] = [];
  let nextAt = Number.POSITIVE_INFINITY;
  for (const { edition, topic } of await waitingTopics(group)) {
    const at = now();
    const status = policy.notices.status(edition, topic, at);
    // What is not announced any more, or not yet again, waits.
    if (!status) continue;
    if (status.state === 'over') await endNotices(group, { edition, topic });
    else if (status.state === 'waiting') nextAt = Math.min(nextAt, status.validUntil ?? nextAt);
    else {
      const subject = policy.notices.subject(edition, topic, at);
      if (subject) dueTopics.push({ edition, topic, validUntil: status.validUntil, ...subject });
    }
  }
  const due = dueTopics[turn % dueTopics.length];
  if (!due) return nextAt;
  const batch = await sendBatch(group, due);
  if (batch.sent > 0) group.wakeOutbox();
  return Math.min(nextAt, batch.nextAt);
}

async function waitingTopics({ db }: AccountGroup): Promise<{ edition: EditionCode; topic: string }[]> {
  const topics = await db
    .selectFrom('notices')
    .select(['edition', 'topic'])
    .distinct()
    .where('status', '=', 'waiting')
    .orderBy('edition')
    .orderBy('topic')
    .execute();
  return topics.flatMap(({ edition, topic }) => (isEditionCode(edition) ? { edition, topic } : []));
}
