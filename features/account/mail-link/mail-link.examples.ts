import type { MailLinkValue } from './mail-link.ts';

export const confirmExample: MailLinkValue = {
  id: 'link',
  kind: 'mail-link',
  act: 'confirm',
  noScript: 'Confirming needs JavaScript.',
  givesCode: true,
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

export const confirmNoticeExample: MailLinkValue = { ...confirmExample, act: 'confirmNotice' };
