import * as React from 'react';
import type { MessageName, MessagesNamed } from '#core/messages/message-names.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { fillMessage } from '#core/words/fill-message.ts';
import type { MessageValues } from '#core/words/words.ts';
import { usePage } from './page-context.tsx';

/** The messages of a client component. React has no contexts where it renders server components. */
export const MessagesContext = React.createContext?.<object>({});

export const pageMessages = <Groups extends Partial<Messages>>(messages: Groups, lang: string) => ({
  ...messages,
  lang,
  format: (message: string, values: MessageValues) => fillMessage(message, lang, values),
});

export function useMessages<Name extends MessageName>() {
  const { messages, lang } = usePage();
  const named = MessagesContext ? React.use(MessagesContext) : pageMessages(messages, lang);
  return named as MessagesNamed<Name> & ReturnType<typeof pageMessages>;
}
