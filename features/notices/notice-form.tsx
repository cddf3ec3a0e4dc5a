import { island } from '#browser/islands/island.tsx';
import { Island } from './notice-form.island.tsx';

export const NoticeForm = island('notice-form', Island, 'use');
