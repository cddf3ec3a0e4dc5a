import * as z from 'zod';
import { type ExportPart, exportParts } from './export-parts.ts';
import { serviceReasons } from './field-rules.ts';
import { programShapes, purchase, registeredProduct, requestShapes } from './garage-shapes.ts';
import { noticeShapes } from './notice-shapes.ts';
import {
  challengeId,
  code,
  device,
  edition,
  email,
  empty,
  field,
  instant,
  maxFieldLength,
  password,
  phone,
  rowId,
  token,
} from './shape-fields.ts';

/** True if the visitor has ticked what the law of the edition wants ticked. */
const agreed = z.boolean().optional();
const purpose = z.enum(['login', 'password', 'delete']);
export type CodePurpose = z.output<typeof purpose>;

const session = z.object({
  user_id: z.string(),
  apptoken: z.string(),
  reftoken: z.string(),
  created: z.boolean(),
  device: z.string().meta({ description: 'For the next login in this browser, also after logging out.' }),
});

const rewardCode = z.object({
  code: z.string().meta({ examples: ['KIN-7K2MX-9QDTB'] }),
  region: edition.meta({ description: 'The edition whose shop takes the code.' }),
  percent: z.int().nullable().meta({ description: 'Percent off the first order, of the code for a new customer.' }),
  amount: z
    .int()
    .nullable()
    .meta({ description: 'Off one order, in whole units of the currency of the edition; Credits were exchanged.' }),
  created_at: instant,
  expires_at: instant,
  link: z.url().meta({ description: 'Applies the code in the shop, which alone knows whether it was used.' }),
});
export type RewardCode = z.output<typeof rewardCode>;

const creditEntry = z.object({
  reason: z.enum(['signUp', 'exchange']),
  code: z.string().nullable().meta({ description: 'What Credits were exchanged for.' }),
  amount: z.int().meta({ description: 'Negative for an exchange.' }),
  created_at: instant,
});
export type CreditEntry = z.output<typeof creditEntry>;

const profile = z.object({
  user_id: z.string(),
  email: z.string().nullable(),
  /** Masked except for the last four digits. */
  phone: z.string().nullable(),
  nickname: z.string().nullable(),
  region: z.string(),
  has_password: z.boolean(),
  credits: z.int().meta({ description: 'The sum of `credit_entries`.' }),
  credit_entries: z.array(creditEntry),
  codes: z.array(rewardCode),
  newsletter: z.enum(['none', 'pending', 'active']),
  products: z.array(registeredProduct),
  created_at: instant,
});

/** One text for each part, as descriptions of the API list only properties that have a name. */
const explanations = Object.fromEntries(exportParts.map((part) => [part, z.string()])) as Record<
  ExportPart,
  z.ZodString
>;

/** The request of a GET call is its query. */
export const callShapes = {
  requestCode: {
    about: 'Sends a six-digit code by mail, or in China by text message, and answers the challenge that it redeems.',
    request: z.union([z.object({ email, purpose, agreed, device }), z.object({ phone, purpose, agreed, device })]),
    reply: z.object({
      challenge_id: z.string(),
      expires_in: z.int().meta({ description: 'Seconds.' }),
      resend_in: z.int().meta({ description: 'Seconds.' }),
    }),
  },
  registerOrLogin: {
    about: 'Opens a session with a code; makes the account where there is none.',
    request: z.object({ challenge_id: challengeId, code, device }),
    reply: session,
  },
  signIn: {
    about: 'Opens a session with a password.',
    request: z.object({ email, password: z.string().min(1).max(maxFieldLength), device }),
    reply: session,
  },
  refresh: {
    about:
      'Answers the next apptoken for the pair in the headers, of which the apptoken may be expired. A pair that was replaced ends the session once its successor is in use, but for a minute it gets the same successor.',
    request: z.object({ user_id: z.string().min(1).max(64) }),
    reply: session.pick({ user_id: true, apptoken: true }),
  },
  signOut: {
    about: 'Ends the session of the tokens in the headers. Always succeeds.',
    request: empty,
    reply: empty,
  },
  setPassword: {
    about: 'Sets or resets the password with a code; ends every other session and opens one.',
    request: z.object({ challenge_id: challengeId, code, password, device }),
    reply: session,
  },
  profile: { about: 'Answers who is logged in.', request: empty, reply: profile },
  updateProfile: {
    about: 'Changes the nickname, the newsletter preference, or both. An empty nickname removes it.',
    request: z.object({
      nickname: z.union([z.literal(''), field('nickname', 'Robin')]).optional(),
      newsletter: z.boolean().optional(),
    }),
    reply: profile,
  },
  exchangeCredits: {
    about:
      'Exchanges as many Credits as possible for one code for the shop of the edition. With too few Credits, nothing changes.',
    request: empty,
    reply: profile,
  },
  exportData: {
    about: 'Answers everything that is kept about who is logged in, without secrets, and explains it.',
    request: empty,
    reply: z.looseObject({
      about: z.string().meta({ description: 'What the file is, in the language of the reader.' }),
      explanations: z.object(explanations).meta({
        description: 'What each other part of the reply is, why it is kept and for how long.',
      }),
      exported_at: instant,
    }),
  },
  deleteAccount: {
    about: 'Deletes the account of the session, with a code for `delete`.',
    request: z.object({ challenge_id: challengeId, code }),
    reply: empty,
  },
  subscribe: {
    about:
      'Subscribes an address to the newsletter; where the law asks, after a confirmation by mail. The answer does not tell whether the address is known.',
    request: z.object({ email, source: z.string().max(60).default(''), agreed }),
    reply: z.object({ confirm: z.boolean().meta({ description: 'Whether a mail asks for confirmation first.' }) }),
  },
  confirmSubscription: {
    about:
      'Confirms a subscription with the token of the mail. Answers the discount code of the new customer, if there is one and it can still be used.',
    request: z.object({ token }),
    reply: z.object({ code: rewardCode.nullable() }),
  },
  unsubscribe: {
    about:
      'Ends a subscription. One-click (RFC 8058): the token may stand in the query and the body may be a form. GET and HEAD end nothing and lead to the page that does (303).',
    request: z.object({ token }),
    reply: empty,
  },
  productOptions: {
    about: 'Answers the products that can be registered in the edition.',
    request: empty,
    reply: z.object({ products: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  registerProduct: {
    about:
      'Registers a product in the account of the session. The same serial number again changes its date and dealer.',
    request: z.object(purchase),
    reply: registeredProduct,
  },
  updateProduct: {
    about: 'Names a robot of the account. An empty nickname removes the name.',
    request: z.object({ id: rowId, nickname: z.union([z.literal(''), field('nickname', 'Robin')]) }),
    reply: profile,
  },
  removeProduct: {
    about: 'Ends the registration of a robot; its serial number can then be registered again, also by somebody else.',
    request: z.object({ id: rowId }),
    reply: profile,
  },
  claimProduct: {
    about:
      'Claims a product that is registered in another account, with the details of the purchase, for our support team to decide. The answer does not tell whether or where it is registered.',
    request: z.object({ ...purchase, order_number: field('order_number', '10012345') }),
    reply: z.object({ request_id: z.string() }),
  },
  requestService: {
    about: 'Asks for after-sales service; a confirmation goes to the address.',
    request: z.object({
      reason: z.enum(serviceReasons),
      name: field('name', 'Robin Sample'),
      email,
      product: field('product', 'exampleRobot'),
      serial_number: z.union([z.literal(''), field('serial_number', 'KM36-0012-3456')]).default(''),
      order_number: z.union([z.literal(''), field('order_number', '10012345')]).default(''),
      description: field('description', 'The left knee no longer bends.'),
    }),
    reply: z.object({ request_id: z.string() }),
  },
  ...requestShapes,
  ...programShapes,
  ...noticeShapes,
} as const satisfies Record<string, { about: string; request: z.ZodType; reply: z.ZodType }>;

export type CallShapes = {
  [Name in keyof typeof callShapes]: {
    request: z.input<(typeof callShapes)[Name]['request']>;
    reply: z.output<(typeof callShapes)[Name]['reply']>;
  };
};
export type ParsedRequest<Name extends keyof typeof callShapes> = z.output<(typeof callShapes)[Name]['request']>;
