import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server and a text message provider that record received messages. */
export interface EchoingProviders {
  /** Accepted mails, as received. */
  mails: string[];
  /** Requests to the text message provider, as received. */
  texts: string[];
  smtpPort: number;
  smsPort: number;
  close(): Promise<void>;
}

/**
 * Starts a mail server and a text message provider whose errors echo the received message. The first login fails, and
 * so do every mail to the address `refused` and every text message.
 */
export async function startEchoingProviders(refused: string): Promise<EchoingProviders> {
  const mails: string[] = [];
  const texts: string[] = [];
  let isFirst = true;
  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const error = isFirst
        ? Object.assign(new Error(`${username} may not log in with ${password}`), { responseCode: 535 })
        : null;
      isFirst = false;
      done(error, { user: username });
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === refused
          ? Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, _session, done) =>
      void text(stream)
        .then((mail) => mails.push(mail))
        .then(() => done()),
  });
  smtp.on('error', () => {});
  const sms = createServer(async (request, response) => {
    texts.push(await text(request));
    response.writeHead(500).end(`${request.headers.authorization} cannot send ${texts.at(-1)}`);
  });
  await Promise.all([
    new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve())),
    new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', () => resolve())),
  ]);
  return {
    mails,
    texts,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    smsPort: (sms.address() as AddressInfo).port,
    async close() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      sms.closeAllConnections();
      sms.close();
    },
  };
}
