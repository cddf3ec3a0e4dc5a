import type { NoticeOffer } from '#core/notices/notice-offer.ts';

export const noticeExample: NoticeOffer = {
  topic: 'orderable:flagshipMegatron',
  newsletter: '#footer-news',
  privacy: { label: 'Privacy Policy', href: '/uk/privacy-policy' },
  words: {
    button: 'Tell me when I can order it',
    what: 'One email when it happens.',
    label: 'Email address',
    placeholder: 'name@example.com',
    invalid: 'Enter an email address.',
    submit: 'Tell me',
    waiting: 'We will write to {address}.',
    confirm: 'Open the email to {address}.',
    open: 'It has just happened.',
    reload: 'Reload the page',
  },
};
