import type { ResponseName } from '#contract/account/response-codes.ts';
import type { MessageName, MessagesNamed } from '#core/messages/message-names.ts';
import { pickMessages } from '#core/messages/message-names.ts';
import type { PageFrame } from '#core/page-frame.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { factsId } from '../islands/document-messages.ts';

/** The data of a page with which the browser calls the account API. */
export interface DocumentFacts {
  edition: EditionCode;
  /** The API's base: a path of this site, or a URL elsewhere. */
  base: string;
  words: {
    /** Text of each refusal for when the API sends none; `internalError` is the default. */
    answers: Record<Exclude<ResponseName, 'ok'>, string>;
    network: string;
    timeout: string;
  };
}

/** Messages of the client of the account API. */
const clientMessages = ['answers', 'failure.network', 'failure.timeout'] as const satisfies MessageName[];

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
  const { base, messages } = JSON.parse(json) as {
    base: string;
    messages: MessagesNamed<(typeof clientMessages)[number]>;
  };
  const { answers, failure } = messages;
  const edition = document.documentElement.dataset.edition as EditionCode;
  return { edition, base, words: { answers, network: failure.network, timeout: failure.timeout } };
}
