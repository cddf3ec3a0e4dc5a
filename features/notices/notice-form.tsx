import { island } from '#browser/islands/island.tsx';
import { formMessages } from '#ui/form/form-state.ts';
import { Island } from './notice-form.island.tsx';

export const NoticeForm = island('notice-form', Island, 'use', [
  ...formMessages,
  'notices.orderable',
  'notices.onSale',
  'notices.sale',
  'notices.what',
  'notices.privacy',
  'notices.submit',
  'notices.waiting',
  'notices.confirm',
  'notices.open',
  'notices.reload',
  'subscribe.label',
  'fields.email',
]);
