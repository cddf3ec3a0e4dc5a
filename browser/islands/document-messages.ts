import type { Messages } from '#core/messages/messages-schema.ts';
import { pageMessages } from '#ui/messages.ts';

/** Id of the script element with the messages of a page's islands, and with what its scripts need to know. */
export const factsId = 'facts';

let read: { json: string; messages: object } | undefined;

/** The messages of the current document. It is another object only after a renewal has changed them. */
export function documentMessages(): object {
  const json = document.getElementById(factsId)?.textContent ?? '{}';
  if (read?.json !== json) {
    const { messages } = JSON.parse(json) as { messages: Partial<Messages> };
    read = { json, messages: pageMessages(messages, document.documentElement.lang) };
  }
  return read.messages;
}
