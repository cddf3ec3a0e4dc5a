import { editionsOf } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import type { Database } from '../store/open-store.ts';

export interface WaitingTopic {
  edition: EditionCode;
  topic: string;
}

/**
 * Returns the topics that have waiting notices. Each statement finds the next topic in the index: one `distinct` would
 * read every waiting notice, at each look.
 */
export async function waitingTopics({ db, code }: Pick<AccountGroup, 'db' | 'code'>): Promise<WaitingTopic[]> {
  const topics: WaitingTopic[] = [];
  for (const edition of editionsOf(code))
    for (let topic = await topicAfter(db, edition, ''); topic !== undefined; ) {
      topics.push({ edition, topic });
      topic = await topicAfter(db, edition, topic);
    }
  return topics;
}

/** The next topic that somebody waits for in an edition, by its name. */
async function topicAfter(db: Database, edition: EditionCode, previous: string): Promise<string | undefined> {
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
