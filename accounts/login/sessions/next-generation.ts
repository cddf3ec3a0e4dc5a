import type { AccountGroup } from '../../group/account-group.ts';
import { graceTime, mayBeUsed, ofPair, type PresentedPair } from './presented-pair.ts';

/**
 * The generation that follows the pair's: a new one for the newest pair, else the newest there is, so that a session
 * has one line of generations whichever client presents its tokens. A successor is renewed as itself until its grace
 * time is over, so that no tab of the same browser falls two generations behind meanwhile. Undefined if there is no
 * such session, or the pair was replaced. One statement, so that of concurrent calls one makes the next generation. A
 * restored database may be behind the pair.
 */
export async function nextGeneration(group: AccountGroup, pair: PresentedPair): Promise<number | undefined> {
  const at = group.now();
  const idleExpiresAt = at + group.settings.sessionIdleSeconds * 1000;
  const session = await group.db
    .updateTable('sessions')
    .set((row) => {
      const isReplaced = row.or([
        row('generation', '<', pair.generation),
        row.and([
          row('generation', '=', pair.generation),
          row.or([row('generation', '=', 0), row('used_at', '<=', at - graceTime)]),
        ]),
      ]);
      return {
        generation: row
          .case()
          .when(isReplaced)
          .then(pair.generation + 1)
          .else(row.ref('generation'))
          .end(),
        seen_generation: row
          .case()
          .when('seen_generation', '<', pair.generation)
          .then(pair.generation)
          .else(row.ref('seen_generation'))
          .end(),
        used_at: row.case().when(isReplaced).then(at).else(row.ref('used_at')).end(),
        // Never earlier: a refresh under a clock that is set back must not end the session once it is right.
        idle_expires_at: row
          .case()
          .when('idle_expires_at', '>', idleExpiresAt)
          .then(row.ref('idle_expires_at'))
          .else(idleExpiresAt)
          .end(),
      };
    })
    .where(ofPair(group, pair))
    .where(mayBeUsed(group, pair))
    .returning('generation')
    .executeTakeFirst();
  return session?.generation;
}
