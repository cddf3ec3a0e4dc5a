import type { ResponseName } from '#contract/account/response-codes.ts';
import type { PageFrame } from '#core/page-frame.ts';
import type { EditionCode } from '#core/place/editions.ts';

/** What the browser needs from a page to call the account API. */
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

/** Id of the script element that carries the facts. */
export const factsId = 'account-facts';

/** The facts of a page as JSON that is safe in a script element. The same for all readers of the page. */
export function writeFacts({ edition, accounts, messages }: PageFrame): string {
  const { network, timeout } = messages.failure;
  const facts: DocumentFacts = { edition, base: accounts.base, words: { answers: messages.answers, network, timeout } };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** The facts of the current document. Throws when the page carries none. */
export function documentFacts(): DocumentFacts {
  const json = document.getElementById(factsId)?.textContent;
  if (!json) throw new Error(`the document has no #${factsId}`);
  return JSON.parse(json) as DocumentFacts;
}
