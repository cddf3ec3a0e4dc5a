import { island } from '#browser/islands/island.tsx';
import { Island } from './notice-form.island.tsx';
import { noticeMessages } from './notice-messages.browser.ts';

export const NoticeForm = island('notice-form', Island, 'use', noticeMessages);
