import type { SectionOf } from '#rules/sections/registry.ts';
import type { CallRefused } from '../../session/call-errors.ts';

/** How far the link of a mail has come: not pressed yet, done, of no use any more, or without its token. */
export type LinkState = 'ready' | 'done' | 'spent' | 'missing';

/** The token that the mail's link carries; undefined where part of the link was lost. */
export const tokenIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('token')?.trim() || undefined;

/** Whether a refusal says that this link will never work again: trying once more is of no use. */
export const isDeadLink = ({ answer }: Pick<CallRefused, 'answer'>): boolean =>
  answer === 'linkExpired' || answer === 'invalid';

/** Whether the form to subscribe stands below: as the way to a new link, or for those who have changed their mind. */
export const offersForm = (act: SectionOf<'mail-link'>['act'], state: LinkState): boolean =>
  act === 'confirm' ? state === 'spent' || state === 'missing' : state === 'done';
