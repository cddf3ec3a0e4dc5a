import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { CallName, Reply } from '#contract/account/calls.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { AccountGroup, Caller, Credentials } from '../account-group.ts';
import { requestCode } from '../codes/request-code.ts';
import { confirmSubscription } from '../newsletter/confirm-subscription.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { confirmNotice } from '../notices/confirm-notice.ts';
import { createNotice } from '../notices/create-notice.ts';
import { cancelNotice, notices } from '../notices/own-notices.ts';
import { stopNotices } from '../notices/stop-notices.ts';
import { productOptions } from '../products/product-options.ts';
import { registerProduct } from '../products/register-product.ts';
import { deleteAccount } from '../profile/delete-account.ts';
import { exchangeCredits } from '../profile/exchange-credits.ts';
import { exportData } from '../profile/export-data.ts';
import { profile } from '../profile/profile.ts';
import { removeProduct } from '../profile/remove-product.ts';
import { updateProduct } from '../profile/update-product.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { deleteProgram, renameProgram } from '../programs/change-program.ts';
import { saveProgram } from '../programs/save-program.ts';
import { program, programs } from '../programs/saved-programs.ts';
import { claimProduct } from '../service-requests/claim-product.ts';
import { requestService } from '../service-requests/request-service.ts';
import { requests } from '../service-requests/requests.ts';
import { updateRequest } from '../service-requests/update-request.ts';
import { refresh } from '../sessions/refresh.ts';
import { registerOrLogin } from '../sessions/register-or-login.ts';
import { setPassword } from '../sessions/set-password.ts';
import { signIn } from '../sessions/sign-in.ts';
import { signOut } from '../sessions/sign-out.ts';
import type { StreamedReply } from '../streamed-reply.ts';

export interface CallContext {
  caller: Caller;
  credentials: Credentials;
  /** The edition whose language the reader prefers. */
  reader: EditionCode;
  /** Header with a service key; empty without one. */
  authorization: string;
}

type CallHandlers = {
  [Name in CallName]: (
    group: AccountGroup,
    input: ParsedRequest<Name>,
    context: CallContext,
  ) => Promise<Reply<Name> | StreamedReply>;
};

/** The function that handles each call. */
export const callHandlers: CallHandlers = {
  requestCode: (group, input, { caller }) => requestCode(group, input, caller),
  registerOrLogin: (group, input, { caller }) => registerOrLogin(group, input, caller),
  signIn: (group, input, { caller }) => signIn(group, input, caller),
  refresh: (group, input, { credentials, caller }) => refresh(group, input, credentials, caller),
  signOut: (group, _input, { credentials }) => signOut(group, credentials),
  setPassword: (group, input, { caller }) => setPassword(group, input, caller),
  profile: (group, _input, { credentials }) => profile(group, credentials),
  updateProfile: (group, input, { credentials, caller }) => updateProfile(group, input, credentials, caller),
  exchangeCredits: (group, _input, { credentials, caller }) => exchangeCredits(group, credentials, caller),
  exportData: (group, _input, { credentials, caller, reader }) => exportData(group, credentials, caller, reader),
  deleteAccount: (group, input, { credentials, caller }) => deleteAccount(group, input, credentials, caller),
  subscribe: (group, input, { caller }) => subscribe(group, input, caller),
  confirmSubscription: (group, input, { caller }) => confirmSubscription(group, input, caller),
  unsubscribe: (group, input) => unsubscribe(group, input),
  productOptions: (group, _input, { caller }) => productOptions(group, caller),
  registerProduct: (group, input, { credentials, caller }) => registerProduct(group, input, credentials, caller),
  claimProduct: (group, input, { credentials, caller }) => claimProduct(group, input, credentials, caller),
  requestService: (group, input, { credentials, caller }) => requestService(group, input, credentials, caller),
  updateProduct: (group, input, { credentials }) => updateProduct(group, input, credentials),
  removeProduct: (group, input, { credentials }) => removeProduct(group, input, credentials),
  requests: (group, _input, { credentials }) => requests(group, credentials),
  updateRequest: (group, input, { authorization, caller }) => updateRequest(group, input, authorization, caller),
  programs: (group, _input, { credentials }) => programs(group, credentials),
  program: (group, input, { credentials }) => program(group, input, credentials),
  saveProgram: (group, input, { credentials }) => saveProgram(group, input, credentials),
  renameProgram: (group, input, { credentials }) => renameProgram(group, input, credentials),
  deleteProgram: (group, input, { credentials }) => deleteProgram(group, input, credentials),
  notices: (group, _input, { credentials }) => notices(group, credentials),
  createNotice: (group, input, { credentials, caller }) => createNotice(group, input, credentials, caller),
  confirmNotice: (group, input, { caller }) => confirmNotice(group, input, caller),
  cancelNotice: (group, input, { credentials }) => cancelNotice(group, input, credentials),
  stopNotices,
};
