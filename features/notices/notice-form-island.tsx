import { island } from '#browser/islands/island.tsx';
import { NoticeForm } from './notice-form.tsx';

export const NoticeFormIsland = island('noticeForm', NoticeForm, 'use');
