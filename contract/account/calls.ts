import type { CallShapes } from './call-shapes.ts';

/** The server, the API description and the browser share this table. */
export const calls = {
  requestCode: { method: 'POST', path: '/account/user/code/create' },
  registerOrLogin: { method: 'POST', path: '/account/user/register_or_login' },
  signIn: { method: 'POST', path: '/account/user/sign_in' },
  refresh: { method: 'GET', path: '/account/user/sign_in/refresh' },
  signOut: { method: 'POST', path: '/account/user/sign_out' },
  setPassword: { method: 'POST', path: '/account/user/password/set' },
  profile: { method: 'GET', path: '/account/user/profile' },
  updateProfile: { method: 'POST', path: '/account/user/profile/update' },
  exchangeCredits: { method: 'POST', path: '/account/user/credits/exchange' },
  exportData: { method: 'GET', path: '/account/user/export' },
  deleteAccount: { method: 'POST', path: '/account/user/delete' },
  subscribe: { method: 'POST', path: '/account/user/subscribe/create' },
  confirmSubscription: { method: 'POST', path: '/account/user/subscribe/confirm' },
  unsubscribe: { method: 'POST', path: '/account/user/subscribe/unsubscribe' },
  productOptions: { method: 'GET', path: '/account/product/options' },
  registerProduct: { method: 'POST', path: '/account/product/register' },
  claimProduct: { method: 'POST', path: '/account/product/claim' },
  updateProduct: { method: 'POST', path: '/account/product/update' },
  removeProduct: { method: 'POST', path: '/account/product/remove' },
  requestService: { method: 'POST', path: '/account/service/create' },
  requests: { method: 'GET', path: '/account/service/list' },
  updateRequest: { method: 'PATCH', path: '/account/service/update' },
  programs: { method: 'GET', path: '/account/program/list' },
  program: { method: 'GET', path: '/account/program/read' },
  saveProgram: { method: 'POST', path: '/account/program/save' },
  renameProgram: { method: 'POST', path: '/account/program/rename' },
  deleteProgram: { method: 'POST', path: '/account/program/delete' },
  notices: { method: 'GET', path: '/account/notice/list' },
  createNotice: { method: 'POST', path: '/account/notice/create' },
  confirmNotice: { method: 'POST', path: '/account/notice/confirm' },
  cancelNotice: { method: 'POST', path: '/account/notice/cancel' },
  stopNotices: { method: 'POST', path: '/account/notice/stop' },
} as const satisfies Record<keyof CallShapes, { method: 'GET' | 'POST' | 'PATCH'; path: string }>;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** Calls that mail programs make with one click (RFC 8058). */
export type OneClickCall = 'unsubscribe' | 'stopNotices';

export const isOneClickCall = (name: CallName): name is OneClickCall =>
  name === 'unsubscribe' || name === 'stopNotices';

export type Request<Name extends CallName> = CallShapes[Name]['request'];
export type Reply<Name extends CallName> = CallShapes[Name]['reply'];
