import { accountExample } from '../account.examples.ts';
import type { MailLinkValue } from './mail-link.ts';

export const confirmExample: MailLinkValue = {
  id: 'link',
  kind: 'mail-link',
  act: 'confirm',
  noScript: 'Confirming needs JavaScript.',
  codeCard: accountExample.codeCard,
  codeGiven: 'This address had its code.',
  confirmed: undefined,
  edition: 'us',
  words: {
    heading: 'One press to go.',
    lead: 'Confirm that the newsletter may come to your address.',
    button: 'Confirm subscription',
    working: 'Confirming',
    done: { title: 'You are on the list.', text: 'The next launch reaches you by e-mail.' },
    spent: { title: 'This link no longer works.', text: 'Subscribe again.' },
    missing: { title: 'Part of the link is missing.', text: 'Open it once more.' },
  },
};

export const confirmNoticeExample: MailLinkValue = {
  ...confirmExample,
  act: 'confirmNotice',
  codeCard: undefined,
  codeGiven: undefined,
  confirmed: 'We will write about {subject}.',
};
