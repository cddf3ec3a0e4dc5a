import { groupEditions } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { type DueTopic, expireBatch, sendBatch } from './notice-batch.ts';

/** In ms. `afterEnd`: calls get at least as much time as a batch of notices that end. */
const times = { longest: 30_000, afterWake: 200, afterFailure: 5_000, afterEnd: 20 };

/**
 * Sends the notices of a group as soon as they are due, on every node at once: looks at the nearest edge, when woken,
 * and every 30 s. Where no mail can be sent it does nothing, and notices wait. Only the first of several failures is
 * reported. `stop` resolves when no check is in progress.
 */
export function startNoticeRunner(group: AccountGroup, onFailure: (error: unknown) => void) {
  let [isStopped, hasFailed, isWoken, turn] = [false, false, false, 0];
  let checking: Promise<void> | undefined;
  let next: { timer: NodeJS.Timeout; at: number } | undefined;

  const scheduleCheck = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (isStopped || (next && next.at <= at)) return;
    clearTimeout(next?.timer);
    next = { timer: setTimeout(check, milliseconds).unref(), at };
  };
  const check = () => {
    next = undefined;
    isWoken = checking !== undefined;
    checking ??= checkOnce().then((pause) => {
      checking = undefined;
      scheduleCheck(isWoken ? 0 : Math.min(pause, times.longest));
    });
  };
  const checkOnce = async () => {
    const failures: unknown[] = [];
    const pause = await processNotices(group, turn++, (error) => failures.push(error)).then(
      (nextAt) => Math.max(1, nextAt - group.now()),
      (error: unknown) => {
        failures.push(error);
        return times.afterFailure;
      },
    );
    if (failures.length > 0 && !hasFailed) onFailure(failures[0]);
    hasFailed = failures.length > 0;
    return pause;
  };
  const wake = () => {
    if (group.policy.channels.mail) scheduleCheck(times.afterWake);
  };
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(next?.timer);
      await checking;
    },
  };
}

/**
 * Ends a batch of notices that cannot become due any more, and sends one of those that are due; `turn` selects the
 * topic, so that a large one does not hold up the others. Nor does one whose state cannot be read: `onFailure` gets the
 * error. Returns when to check again.
 */
export async function processNotices(
  group: AccountGroup,
  turn = 0,
  onFailure: (error: unknown) => void = rethrow,
): Promise<number> {
  const dueTopics: DueTopic[] = [];
  const overTopics: WaitingTopic[] = [];
  let nextAt = Number.POSITIVE_INFINITY;
  for (const waiting of await waitingTopics(group))
    try {
      const { state, validUntil, subject } = currentState(group, waiting);
      if (state === 'over') overTopics.push(waiting);
      else if (state === 'waiting') nextAt = Math.min(nextAt, validUntil ?? nextAt);
      else if (state === 'due' && subject) dueTopics.push({ ...waiting, validUntil, ...subject });
    } catch (error) {
      onFailure(error);
    }
  const due = dueTopics[turn % dueTopics.length];
  if (due) {
    const batch = await sendBatch(group, due);
    if (batch.sent > 0) group.wakeOutbox();
    nextAt = Math.min(nextAt, batch.nextAt);
  }
  const [over, ...others] = overTopics;
  const moreAreOver = over !== undefined && ((await expireBatch(group, over)) || others.length > 0);
  return moreAreOver ? Math.min(nextAt, group.now() + times.afterEnd) : nextAt;
}

/** `state` is undefined, and its notices wait, for a topic that is not announced any more, or not yet again. */
function currentState({ policy, now }: AccountGroup, { edition, topic }: WaitingTopic) {
  const at = now();
  const status = policy.notices.status(edition, topic, at);
  const subject = status?.state === 'due' ? policy.notices.subject(edition, topic, at) : undefined;
  return { state: status?.state, validUntil: status?.validUntil, subject };
}

function rethrow(error: unknown): never {
  throw error;
}

export interface WaitingTopic {
  edition: EditionCode;
  topic: string;
}

/**
 * Returns the topics that have waiting notices. Each statement finds the next topic in the index: one `distinct` would
 * read every waiting notice, at each check.
 */
async function waitingTopics(group: AccountGroup): Promise<WaitingTopic[]> {
  const topics: WaitingTopic[] = [];
  for (const edition of groupEditions(group.code))
    for (let topic = await topicAfter(group, edition, ''); topic !== undefined; ) {
      topics.push({ edition, topic });
      topic = await topicAfter(group, edition, topic);
    }
  return topics;
}

async function topicAfter({ db }: AccountGroup, edition: EditionCode, previous: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('notices')
    .select('topic')
    .where('status', '=', 'waiting')
    .where('edition', '=', edition)
    .where('topic', '>', previous)
    .orderBy('topic')
    .limit(1)
    .executeTakeFirst();
  return next?.topic;
}
