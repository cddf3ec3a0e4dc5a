import * as z from 'zod';
import { fieldRules, requestStates, serviceReasons } from './field-rules.ts';
import { edition, empty, field, instant, rowId } from './shape-fields.ts';

/** A period of warranty on a robot. The edition in which it was registered decides how long it runs. */
const warrantyPeriod = z.object({
  kind: z.enum(['standard', 'extra']),
  ends_on: z.string().meta({ description: 'The last day that it covers.', examples: ['2028-11-01'] }),
  left: z.object({ years: z.int(), months: z.int(), days: z.int() }).nullable().meta({
    description: 'From today, by the calendar of the edition, until after the last day; null once it is over.',
  }),
});
export type WarrantyPeriod = z.output<typeof warrantyPeriod>;

export const registeredProduct = z.object({
  id: z.string(),
  product: z.string(),
  nickname: z.string().nullable().meta({ description: 'The name that its owner gave it.' }),
  region: edition.meta({ description: 'The edition in which it was registered.' }),
  serial_number: z.string(),
  purchased_on: z.string(),
  dealer: z.string(),
  warranty: z.array(warrantyPeriod).meta({ description: 'In the order in which they run.' }),
  created_at: instant,
});
export type RegisteredProduct = z.output<typeof registeredProduct>;

export const purchase = {
  product: field('product', 'exampleRobot'),
  serial_number: field('serial_number', 'KM36-0012-3456'),
  purchased_on: field('purchased_on', '2026-11-01'),
  dealer: field('dealer', 'KINETRA shop'),
};

const requestState = z.enum(requestStates);
export type RequestState = z.output<typeof requestState>;

const requestId = z
  .string()
  .min(1)
  .max(20)
  .meta({ examples: ['R-7K2M-9QXD'] });

const serviceRequest = z.object({
  request_id: z.string(),
  reason: z.enum([...serviceReasons, 'ownership']).meta({
    description: '`ownership`: a claim to a robot that was registered in another account.',
  }),
  product: z.string(),
  serial_number: z.string(),
  description: z.string(),
  state: requestState,
  history: z
    .array(z.object({ state: requestState, note: z.string(), at: instant }))
    .meta({ description: 'Every change, oldest first, beginning with `received`.' }),
});
export type ServiceRequest = z.output<typeof serviceRequest>;

export const requestShapes = {
  requests: {
    about: 'Answers the service requests and claims of the account and of its verified address, newest first.',
    request: empty,
    reply: z.object({ requests: z.array(serviceRequest) }),
  },
  updateRequest: {
    about:
      'For our support team, with a service key: sets the state of a service request and tells its owner by mail, in the language of the request. The same state and note again change nothing.',
    request: z.object({
      request_id: requestId,
      state: requestState,
      note: z.union([z.literal(''), field('note', 'Your robot has arrived.')]).default(''),
    }),
    reply: z.object({
      request_id: z.string(),
      state: requestState,
      changed: z.boolean().meta({ description: 'Whether this call changed anything.' }),
    }),
  },
} as const;

/** More than 64 KB of text, so that too long a program is answered with its own error. */
const maxProgramLength = 100_000;

const page = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .meta({ description: 'Slug of the product page on which it was built.', examples: ['example-robot'] });

const savedProgram = z.object({
  id: z.string(),
  page: z.string(),
  title: z.string(),
  version: z.int().meta({ description: 'Incremented by each change of the text.' }),
  created_at: instant,
  updated_at: instant,
});
export type SavedProgram = z.output<typeof savedProgram>;

export const programShapes = {
  programs: {
    about: 'Answers the programs of the account without their text, the last changed first.',
    request: empty,
    reply: z.object({ programs: z.array(savedProgram) }),
  },
  program: {
    about: 'Answers a program with its text.',
    request: z.object({ id: rowId }),
    reply: savedProgram.extend({ program: z.string() }),
  },
  saveProgram: {
    about:
      'Saves a program: a new one without `id`, else a new version of it, which keeps its title and page. If it was changed since `version` or has been deleted, both are kept: this one is saved as a copy. Saving what is saved already changes nothing.',
    request: z.object({
      id: rowId.optional(),
      version: z.int().optional().meta({ description: 'The version that was changed; needed with `id`.' }),
      page,
      title: field('title', 'Night watch'),
      program: z
        .string()
        .max(maxProgramLength)
        .refine(fieldRules.program)
        .meta({ examples: ['walk(2)-turn(90)-transform'] }),
    }),
    reply: savedProgram.extend({
      outcome: z.enum(['created', 'updated', 'copied', 'unchanged']),
    }),
  },
  renameProgram: {
    about: 'Renames a program of the account.',
    request: z.object({ id: rowId, title: field('title', 'Night watch') }),
    reply: savedProgram,
  },
  deleteProgram: {
    about: 'Deletes a program of the account. Always succeeds.',
    request: z.object({ id: rowId }),
    reply: empty,
  },
} as const;
