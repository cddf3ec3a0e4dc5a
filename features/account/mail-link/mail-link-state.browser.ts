import type { CallRefused } from '#browser/session/call-errors.ts';
import type { MailLinkValue } from './mail-link.ts';

/** State of a link in a mail: not used yet, done, no longer valid, or without its token. */
export type LinkState = 'ready' | 'done' | 'spent' | 'missing';

/** The token of the mail's link. Undefined if part of the link was lost. */
export const readToken = (search: string): string | undefined =>
  new URLSearchParams(search).get('token')?.trim() || undefined;

/** Whether a refusal means that the link will never work again, so that retrying is pointless. */
export const isDeadLink = ({ responseName }: Pick<CallRefused, 'responseName'>): boolean =>
  responseName === 'linkExpired' || responseName === 'invalidFields';

/** Whether to show the subscription form, if there is one: for a new link, or for those who changed their mind. */
export const showsSubscribeForm = (act: MailLinkValue['act'], state: LinkState): boolean =>
  act === 'confirm' ? state === 'spent' || state === 'missing' : state === 'done';
