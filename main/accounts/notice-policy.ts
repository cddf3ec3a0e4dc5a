import type { NoticePolicy } from '#accounts/group/account-group.ts';
import { dueUntil, noticeState } from '#core/notices/notice-topic.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';
import { noticeSubject } from './notice-subject.ts';

/**
 * Tells accounts the state of topics on pages. Accounts use real time and pages the server's clock, which may start at
 * another time: times are converted.
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
