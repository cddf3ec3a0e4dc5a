import * as z from 'zod';
import { edition, email, empty, instant, rowId, token } from './shape-fields.ts';

const topic = z
  .string()
  .regex(/^[a-zA-Z]{1,20}(:[a-zA-Z0-9-]{1,80}){1,2}$/)
  .meta({
    description:
      'What to be told about: a product that can be ordered, or is delivered at once, or a stage of a sale that opens.',
    examples: ['orderable:exampleRobot', 'onSale:exampleRobot', 'sale:black-friday-2026:cyber'],
  });

const subject = z
  .string()
  .nullable()
  .meta({ description: 'Name of the product or sale in the edition; null while it cannot be named there.' });

const notice = z.object({
  id: z.string(),
  topic,
  region: edition.meta({ description: 'The edition whose offer or sale it is about.' }),
  subject,
  state: z.enum(['pending', 'waiting', 'sent', 'over']).meta({
    description: '`pending`: to be confirmed by mail; `over`: it will not happen any more.',
  }),
  created_at: instant,
  sent_at: instant.nullable(),
});
export type Notice = z.output<typeof notice>;
const noticeList = z.object({ notices: z.array(notice) });

export const noticeShapes = {
  notices: {
    about: 'Answers the notices that the address of the account has asked for, newest first.',
    request: empty,
    reply: noticeList,
  },
  createNotice: {
    about:
      'Asks for one mail as soon as something happens in the edition: to the address of the account, or without a session to `email`, where the law asks after a confirmation by mail. What is not announced cannot be asked for. Asking again changes nothing.',
    request: z.object({ topic, email: email.optional() }),
    reply: z.object({
      result: z.enum(['waiting', 'confirm', 'open']).meta({
        description:
          '`confirm`: a mail asks for confirmation first; `open`: it has happened already, and nothing is stored.',
      }),
    }),
  },
  confirmNotice: {
    about: 'Confirms a notice with the token of the mail.',
    request: z.object({ token }),
    reply: z.object({ subject }),
  },
  cancelNotice: {
    about: 'Cancels a notice of the account. Always succeeds.',
    request: z.object({ id: rowId }),
    reply: noticeList,
  },
  stopNotices: {
    about:
      'Cancels every notice of an address, with the token of one of its mails. One-click (RFC 8058), as `unsubscribe`.',
    request: z.object({ token: z.string().min(1).max(1000) }),
    reply: empty,
  },
} as const;
