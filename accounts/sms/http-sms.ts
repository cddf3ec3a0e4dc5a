import { RecipientRefused } from '../messages/recipient-refused.ts';
import type { SmsTransport } from '../messages/transports.ts';

export interface HttpSmsSettings {
  /** Where `{ to, text }` is posted as JSON. */
  url: string;
  token: string | undefined;
  /** After how many ms an attempt is given up. */
  timeout?: number;
}

const defaultTimeout = 10_000;

/** Refusals that are about us or the moment, not about the number. */
const temporaryStatuses = [401, 403, 407, 408, 421, 425, 429];

/**
 * Sends text messages by a provider that takes them over HTTP. Its `idempotency-key` tells a second attempt from a
 * second message.
 */
export function createHttpSms({ url, token, timeout = defaultTimeout }: HttpSmsSettings): SmsTransport {
  return {
    async send(to, text, { id, signal }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const { status: responseCode } = response;
      const reason = `the provider of text messages answers ${responseCode}`;
      const isFinal = responseCode >= 400 && responseCode < 500 && !temporaryStatuses.includes(responseCode);
      throw Object.assign(isFinal ? new RecipientRefused(reason) : new Error(reason), { responseCode });
    },
  };
}
