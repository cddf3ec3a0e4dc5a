import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received. */
  source: string;
  /** An unfolded header; undefined if missing. */
  head(name: string): string | undefined;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  /** In order of acceptance. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** 0 for any free port. */
  port?: number;
  /** Refuses a recipient by throwing `refusal`; may be slow. */
  recipient?: (address: string) => Promise<void> | void;
  /** Called with the whole mail before it is accepted. */
  accept?: (mail: ReceivedMail) => Promise<void> | void;
}

/** An SMTP error reply such as 550. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A local SMTP server. */
export async function openMailServer({
  port = 0,
  recipient = () => {},
  accept = () => {},
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => settle(async () => recipient(address), done),
    onData: (stream, { envelope }, done) =>
      settle(async () => {
        const source = await text(stream);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { from, to, source, head: (name: string) => headerOf(source, name) };
        await accept(mail);
        mails.push(mail);
      }, done),
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actualPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function settle(work: () => Promise<void>, done: (error?: Error) => void): Promise<void> {
  try {
    await work();
    done();
  } catch (error) {
    done(error as Error);
  }
}

function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n');
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
