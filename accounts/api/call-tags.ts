import { type CallName, calls } from '#contract/account/calls.ts';

/** Groups of calls by the second part of their paths: `/account/user/profile`. */
const groups = {
  user: 'An account with its sessions, Credits and codes, and the newsletter.',
  product: 'The robots of an account and who owns them.',
  service: 'Requests for after-sales service, and claims to a robot of another account.',
  program: 'Programs of the playground that an account keeps.',
  notice: 'Mails that tell when a product can be ordered or a stage of a sale opens.',
} as const;

/** The groups of calls, as an API description lists them. */
export const callTags = Object.entries(groups).map(([name, description]) => ({ name, description }));

/** The group of a call. */
export const callTag = (name: CallName): string | undefined => calls[name].path.split('/')[2];
