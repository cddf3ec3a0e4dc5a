import type { MessageName } from '#core/messages/message-names.ts';

export const galleryMessages = [
  'gallery.label',
  'gallery.hint',
  'action.close',
  'action.previous',
  'action.next',
] as const satisfies MessageName[];
