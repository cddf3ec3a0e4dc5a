import type { CallName, Reply } from '#contract/account/calls.ts';
import { productOptions, registerProduct, removeProduct, updateProduct } from '../garage/products/register-product.ts';
import { exportData } from '../garage/profile/export-data.ts';
import { deleteAccount } from '../garage/profile/forget-person.ts';
import { exchangeCredits, profile, updateProfile } from '../garage/profile/profile.ts';
import { deleteProgram, program, programs, renameProgram } from '../garage/programs/own-programs.ts';
import { saveProgram } from '../garage/programs/save-program.ts';
import { claimProduct } from '../garage/requests/claims.ts';
import { requestService, requests } from '../garage/requests/requests.ts';
import { updateRequest } from '../garage/requests/update-request.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Credentials } from '../group/account-group.ts';
import type { Call, UserCall, VisitorCall } from '../group/call.ts';
import type { LimitName } from '../group/limits/limit-rules.ts';
import type { StreamedReply } from '../group/streamed-reply.ts';
import { requestCode } from '../login/codes/request-code.ts';
import { registerOrLogin, setPassword, signIn } from '../login/sessions/log-in.ts';
import { refresh } from '../login/sessions/refresh.ts';
import { authenticate, signOut } from '../login/sessions/session.ts';
import { confirmSubscription } from '../newsletter/confirm-subscription.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { createNotice } from '../notices/create-notice.ts';
import { cancelNotice, confirmNotice, notices, stopNotices } from '../notices/own-notices.ts';
import type { UserRow } from '../store/schema/tables.ts';

type Answer<Name extends CallName> = Promise<Reply<Name> | StreamedReply>;

/**
 * The session, the limit and the handler of a call.
 *
 * Sessions: a call with `user` is refused with `sessionExpired` without a valid session; one with `visitor` uses a
 * session if there is one. The handler itself checks the tokens of `pair`, both needed, and of `anyToken`, which may
 * be expired, and the service key of our support team (`serviceKey`).
 *
 * Limits: one unit of the named limit is taken for the user before the handler. `inHandler`: the handler takes it,
 * because the limit depends on the input or comes after a check of it.
 */
export type CallRow<Name extends CallName> =
  | {
      session: 'none' | 'pair' | 'anyToken' | 'serviceKey';
      limit: 'none' | 'inHandler';
      handle(call: Call<Name>): Answer<Name>;
    }
  | { session: 'visitor'; limit: 'inHandler'; handle(call: VisitorCall<Name>): Answer<Name> }
  | { session: 'user'; limit: LimitName | 'none' | 'inHandler'; handle(call: UserCall<Name>): Answer<Name> };

export const callTable: { readonly [Name in CallName]: CallRow<Name> } = {
  requestCode: { session: 'none', limit: 'inHandler', handle: requestCode },
  // A code can be tried a few times only.
  registerOrLogin: { session: 'none', limit: 'none', handle: registerOrLogin },
  signIn: { session: 'none', limit: 'inHandler', handle: signIn },
  refresh: { session: 'pair', limit: 'inHandler', handle: refresh },
  signOut: { session: 'anyToken', limit: 'none', handle: signOut },
  setPassword: { session: 'none', limit: 'none', handle: setPassword },
  profile: { session: 'user', limit: 'none', handle: profile },
  updateProfile: { session: 'user', limit: 'changes.account', handle: updateProfile },
  exchangeCredits: { session: 'user', limit: 'changes.account', handle: exchangeCredits },
  exportData: { session: 'user', limit: 'inHandler', handle: exportData },
  deleteAccount: { session: 'user', limit: 'none', handle: deleteAccount },
  subscribe: { session: 'none', limit: 'inHandler', handle: subscribe },
  // The tokens of mails cannot be guessed.
  confirmSubscription: { session: 'none', limit: 'none', handle: confirmSubscription },
  unsubscribe: { session: 'none', limit: 'none', handle: unsubscribe },
  productOptions: { session: 'none', limit: 'none', handle: productOptions },
  registerProduct: { session: 'user', limit: 'inHandler', handle: registerProduct },
  claimProduct: { session: 'user', limit: 'inHandler', handle: claimProduct },
  updateProduct: { session: 'user', limit: 'changes.account', handle: updateProduct },
  removeProduct: { session: 'user', limit: 'products.user', handle: removeProduct },
  requestService: { session: 'visitor', limit: 'inHandler', handle: requestService },
  requests: { session: 'user', limit: 'none', handle: requests },
  updateRequest: { session: 'serviceKey', limit: 'inHandler', handle: updateRequest },
  programs: { session: 'user', limit: 'none', handle: programs },
  program: { session: 'user', limit: 'none', handle: program },
  saveProgram: { session: 'user', limit: 'changes.programs', handle: saveProgram },
  renameProgram: { session: 'user', limit: 'changes.programs', handle: renameProgram },
  deleteProgram: { session: 'user', limit: 'changes.programs', handle: deleteProgram },
  notices: { session: 'user', limit: 'none', handle: notices },
  createNotice: { session: 'visitor', limit: 'inHandler', handle: createNotice },
  confirmNotice: { session: 'none', limit: 'none', handle: confirmNotice },
  cancelNotice: { session: 'user', limit: 'changes.notices', handle: cancelNotice },
  stopNotices: { session: 'none', limit: 'none', handle: stopNotices },
};

/** Checks the session of a call, counts its limit and handles it. Throws the AccountFailure of a refusal. */
export async function performCall<Name extends CallName>(
  name: Name,
  call: Call<Name>,
): Promise<Reply<Name> | StreamedReply> {
  const row: CallRow<Name> = callTable[name];
  if (row.session === 'visitor') return row.handle({ ...call, user: await optionalUser(call.group, call.credentials) });
  if (row.session !== 'user') return row.handle(call);
  const user = await authenticate(call.group, call.credentials);
  if (row.limit !== 'none' && row.limit !== 'inHandler') await call.group.limits.take(row.limit, user.id);
  return row.handle({ ...call, user });
}

/** An ended session counts as none, so that visitors do not lose a form that they have filled in. */
async function optionalUser(group: AccountGroup, credentials: Credentials): Promise<UserRow | undefined> {
  if (credentials.apptoken === '') return undefined;
  try {
    return await authenticate(group, credentials);
  } catch (error) {
    if (error instanceof AccountFailure && error.responseName === 'sessionExpired') return undefined;
    throw error;
  }
}
