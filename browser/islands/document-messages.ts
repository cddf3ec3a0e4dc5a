import type { Messages } from '#core/messages/messages-schema.ts';
import { pageMessages } from '#ui/messages.ts';

/** Id of the script element that carries the messages of a page's islands. */
export const messagesId = 'messages';

let read: { json: string; messages: object } | undefined;

/** The messages of the current document. It is another object only after a renewal has changed them. */
export function documentMessages(): object {
  const json = document.getElementById(messagesId)?.textContent ?? '{}';
  if (read?.json !== json)
    read = { json, messages: pageMessages(JSON.parse(json) as Partial<Messages>, document.documentElement.lang) };
  return read.messages;
}
