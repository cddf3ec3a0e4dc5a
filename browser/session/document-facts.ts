import { type MessageName, type MessagesNamed, pickMessages } from '#core/messages/message-names.ts';
import type { PageFrame } from '#core/page-frame.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { factsId } from '../islands/document-messages.ts';

/** Messages of the client of the account API. `answers` has the text of each refusal for when the API sends none. */
const clientMessages = ['answers', 'failure.network', 'failure.timeout'] as const satisfies MessageName[];
type ClientMessages = MessagesNamed<(typeof clientMessages)[number]>;

export interface DocumentFacts extends ClientMessages {
  edition: EditionCode;
  /** The API's base: a path of this site, or a URL elsewhere. */
  base: string;
}

/**
 * The facts of a page and the messages of its islands, as JSON that is safe in a script element. The same for all
 * readers of the page.
 */
export function writeFacts({ accounts, messages }: PageFrame, islandMessages: Iterable<MessageName> = []): string {
  const named = pickMessages(messages, [...islandMessages, ...clientMessages]);
  return JSON.stringify({ base: accounts.base, messages: named }).replaceAll('<', '\\u003c');
}

/** The facts of the current document. Throws when the page carries none. */
export function documentFacts(): DocumentFacts {
  const json = document.getElementById(factsId)?.textContent;
  if (!json) throw new Error(`the document has no #${factsId}`);
  const { base, messages } = JSON.parse(json) as { base: string; messages: ClientMessages };
  return { ...messages, edition: document.documentElement.dataset.edition as EditionCode, base };
}
