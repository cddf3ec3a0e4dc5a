import type { FaqAnswer } from '#rules/context/faq.ts';
import type { RequestedCall } from '../../session/requested-call.ts';
import { callTimeout } from '../../session/send-call.ts';

/** How the questions of an edition are asked for. */
export const faqCall = (path: string): RequestedCall => ({ base: '', path, method: 'GET', params: {} });

/** Asks the server for the questions that it answers now. Rejects when it cannot say. */
export async function fetchFaq({ base, path }: RequestedCall): Promise<FaqAnswer> {
  const answer = await fetch(base + path, { credentials: 'omit', signal: AbortSignal.timeout(callTimeout) });
  if (!answer.ok) throw new Error(`questions ${answer.status}`);
  return readFaq(await answer.json());
}

/** Throws on what is no answer: something between here and the server spoke. */
function readFaq(answer: unknown): FaqAnswer {
  if (typeof answer !== 'object' || answer === null || !('categories' in answer) || !Array.isArray(answer.categories))
    throw new TypeError('no questions');
  return answer as FaqAnswer;
}
