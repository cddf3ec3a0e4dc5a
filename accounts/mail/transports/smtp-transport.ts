import { createTransport } from 'nodemailer';
import { type MailTransport, RecipientRefused } from './transports.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://…` */
  url: string;
  /** Sender; replies are not read. */
  from: { name: string; address: string };
}

/** In ms; together less than `RetrySchedule.attemptTimeout`. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
};

/** Sends mail over SMTP, one connection per mail. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transporter = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, headers }, { signal }) {
      try {
        await transporter.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
          signal,
        });
      } catch (error) {
        throw isRecipientRefusal(error) ? new RecipientRefused((error as Error).message, { cause: error }) : error;
      }
    },
  };
}

/** Only a 5xx reply to RCPT TO. A rejected login or sender is our configuration error, and mail waits for the fix. */
function isRecipientRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return (
    code === 'EENVELOPE' &&
    command === 'RCPT TO' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}
