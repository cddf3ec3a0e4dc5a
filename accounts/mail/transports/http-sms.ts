import { RecipientRefused, type SmsTransport } from './transports.ts';

export interface HttpSmsSettings {
  /** Endpoint that takes `{ to, text }` as JSON. */
  url: string;
  token: string | undefined;
  /** Per attempt, in ms. */
  timeout?: number;
}

const defaultTimeout = 10_000;

/** 4xx statuses that are not about the phone number. */
const temporaryStatuses = [401, 403, 407, 408, 421, 425, 429];

/** Sends text messages by HTTP. By the header `idempotency-key` the provider recognises a repeated attempt. */
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
