import { confirmationTime } from '../mail/messages/message-templates.ts';
import type { NoticeRow } from '../store/schema/owner-tables.ts';

/** Waiting notices of an address, at most, with those that wait for a confirmation. */
export const maxNotices = 50;

/** Returns true if the link in the confirmation mail still works. */
export const isOpen = ({ updated_at }: Pick<NoticeRow, 'updated_at'>, now: number): boolean =>
  updated_at + confirmationTime > now;

type Waiting = Pick<NoticeRow, 'status' | 'updated_at'>;

/** Returns true if it counts as one of `maxNotices`. */
export const countsTowardsLimit = (row: Waiting, now: number): boolean =>
  row.status === 'waiting' || (row.status === 'pending' && isOpen(row, now));
