import { createContext, use } from 'react';
import type { MessageName } from '#core/messages/message-names.ts';
import { pickMessages } from '#core/messages/message-names.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { messagesId } from './document-messages.ts';

/** Collects what the islands of a page declare while it is rendered. */
export const DeclaredMessages = createContext(new Set<MessageName>());

/** Carries the declared messages to the browser, as JSON that is safe in a script element. Stands after all islands. */
export const IslandMessages = ({ messages }: { messages: Messages }) => (
  <script type="application/json" id={messagesId}>
    {JSON.stringify(pickMessages(messages, use(DeclaredMessages))).replaceAll('<', '\\u003c')}
  </script>
);
