import type { NoticeOffer } from '#core/notices/notice-offer.ts';

export const noticeExample: NoticeOffer = {
  topic: 'orderable:flagshipMegatron',
  kind: 'orderable',
  newsletter: '#footer-news',
  privacy: '/uk/privacy-policy',
  placeholder: 'name@example.com',
};
