import type { FaqAnswer } from '#rules/context/faq.ts';
import type { RequestedCall } from '../../session/requested-call.ts';
import { callTimeout } from '../../session/send-call.ts';

/** The call that fetches the questions of an edition. */
export const faqCall = (path: string): RequestedCall => ({ base: '', path, method: 'GET', params: {} });

/** Fetches the questions that are valid now. Rejects on a network error, an error status or an unexpected body. */
export async function fetchFaq({ base, path }: RequestedCall): Promise<FaqAnswer> {
  const answer = await fetch(base + path, { credentials: 'omit', signal: AbortSignal.timeout(callTimeout) });
  if (!answer.ok) throw new Error(`cannot fetch the questions: the server replied with status ${answer.status}`);
  return readFaq(await answer.json());
}

/** Throws if the body has the wrong shape, as from a captive portal or a proxy. */
function readFaq(answer: unknown): FaqAnswer {
  if (typeof answer !== 'object' || answer === null || !('categories' in answer) || !Array.isArray(answer.categories))
    throw new TypeError('the response has no list of categories');
  return answer as FaqAnswer;
}
