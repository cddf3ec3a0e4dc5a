export interface OutgoingMail {
  /** The same for every attempt, so that duplicates can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Resolves once the mail is accepted. Throws `RecipientRefused` for a recipient that will never be accepted. */
export interface MailTransport {
  send(mail: OutgoingMail, options: { signal: AbortSignal }): Promise<void>;
}

/** The same for text messages. `id` is the same for every attempt. */
export interface SmsTransport {
  send(to: string, text: string, options: { signal: AbortSignal; id: string }): Promise<void>;
}

/** Messages of a channel without a transport wait in the outbox. */
export interface Transports {
  mail?: MailTransport | undefined;
  sms?: SmsTransport | undefined;
}

/** The recipient was rejected permanently. Any other transport error is retried. */
export class RecipientRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'RecipientRefused';
  }
}
