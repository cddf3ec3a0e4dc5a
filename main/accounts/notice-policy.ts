import type { NoticePolicy } from '#accounts/account-group.ts';
import { createResolveContext } from '#rules/context/resolve-context.ts';
import { noticeSubject } from '#rules/notices/notice-subject.ts';
import { dueUntil, noticeState } from '#rules/notices/notice-topic.ts';
import type { Site } from '#rules/site/site.ts';
import { Moment } from '#rules/time/moment.ts';
import type { Clock } from '#server/time/clock.ts';
import { systemClock } from '#server/time/clock.ts';

/**
 * What pages say about topics. Accounts live by real time and pages by the server's clock, which may start elsewhere:
 * times are translated.
 */
export function noticePolicy(site: Site, clock: Clock): NoticePolicy {
  const ahead = () => clock.now() - systemClock.now();
  return {
    status(edition, topic, at) {
      const offset = ahead();
      const moment = new Moment(at + offset);
      const state = noticeState(site, edition, topic, moment);
      if (state === undefined) return undefined;
      const until = state === 'due' ? dueUntil(site, edition, topic, moment.instant) : moment.validUntil;
      return { state, validUntil: until === undefined ? undefined : until - offset };
    },
    subject: (edition, topic, at) =>
      noticeSubject(createResolveContext(site, edition, new Moment(at + ahead())), topic),
  };
}
