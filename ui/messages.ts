import { createContext, use } from 'react';
import type { MessageName, MessagesNamed } from '#core/messages/message-names.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { fillMessage } from '#core/words/fill-message.ts';
import type { MessageValues } from '#core/words/words.ts';
import { usePage } from './page-context.tsx';

/** The messages with these names, and how the page's language fills in their values. */
export type PageMessages<Name extends MessageName> = MessagesNamed<Name> & {
  lang: string;
  format(message: string, values: MessageValues): string;
};

export const MessagesContext = createContext<object | undefined>(undefined);

export const pageMessages = <Groups extends Partial<Messages>>(messages: Groups, lang: string) => ({
  ...messages,
  lang,
  format: (message: string, values: MessageValues) => fillMessage(message, lang, values),
});

/** The messages of the page, in a component that may be part of an island. An island has only those it declares. */
export function useMessages<Name extends MessageName>(): PageMessages<Name> {
  const declared = use(MessagesContext);
  if (declared) return declared as PageMessages<Name>;
  // biome-ignore lint/correctness/useHookAtTopLevel: it reads a context, which React allows here
  const { messages, lang } = usePage();
  return pageMessages(messages, lang);
}
