import type { ResponseName } from '#rules/contract/account/response-codes.ts';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';

/** What the browser needs of a page to call the account API. */
export interface DocumentFacts {
  edition: EditionCode;
  /** Where the API is: a path of this site, or an address elsewhere. */
  base: string;
  words: {
    /** What each refusal says when the API brings no words; `server` is the default. */
    answers: Record<Exclude<ResponseName, 'ok'>, string>;
    network: string;
    timeout: string;
  };
}

/** Id of the element that carries the facts through the document. */
export const factsId = 'account-facts';

/**
 * The facts of a page as JSON that may stand in a script element: no tag in it can end the element. The same for all
 * readers of the page.
 */
export function writeFacts({ edition, accounts, messages }: Page): string {
  const { network, timeout } = messages.failure;
  const facts: DocumentFacts = { edition, base: accounts.base, words: { answers: messages.answers, network, timeout } };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** The facts of the document that this script runs in. Throws where a page brings none. */
export function documentFacts(): DocumentFacts {
  const json = document.getElementById(factsId)?.textContent;
  if (!json) throw new Error(`the document has no #${factsId}`);
  return JSON.parse(json) as DocumentFacts;
}
