import * as z from 'zod';
import { requestStates, serviceReasons } from './field-rules.ts';
import { empty, field, instant } from './shape-fields.ts';

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
