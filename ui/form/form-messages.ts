import type { MessageName } from '#core/messages/message-names.ts';

export const formMessages = ['form.sending', 'action.retry', 'answers.internalError'] as const satisfies MessageName[];
