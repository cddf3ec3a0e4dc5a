import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type MailServer,
  type MailServerOptions,
  openMailServer,
  refusal,
} from '#tests/support/accounts/mail-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { RecipientRefused } from './transports.ts';

const words = { subject: '123456 is your code', text: 'Words.\n', html: '<p>Words.</p>' };
const mail = { id: 'one', to: 'robin@example.com', ...words, headers: {} };
const from = { name: 'KINETRA', address: 'hello@kinetra.example' };
const inTime = () => ({ signal: AbortSignal.timeout(5_000) });

let server: MailServer;
afterEach(() => server.close());

async function transportTo(options: MailServerOptions = {}) {
  server = await openMailServer(options);
  return createSmtpTransport({ url: server.url, from });
}

/** Returns [true, false] if sending fails with an error, and [true, true] if it must not be tried again. */
const sendAndFail = async ({ send }: ReturnType<typeof createSmtpTransport>) => {
  const error: unknown = await send(mail, inTime()).catch((reason: unknown) => reason);
  return [error instanceof Error, error instanceof RecipientRefused];
};

describe('mail by SMTP', () => {
  test('arrives as text and HTML, from the configured sender', async () => {
    const transport = await transportTo();
    await transport.send({ ...mail, headers: { 'List-Unsubscribe': '<https://www.kinetra.example/u>' } }, inTime());
    const [received] = server.mails;
    expect(received).toMatchObject({ from: 'hello@kinetra.example', to: ['robin@example.com'] });
    expect(received?.head('from')).toBe('KINETRA <hello@kinetra.example>');
    expect(received?.head('subject')).toBe('123456 is your code');
    expect(received?.head('reply-to')).toBeUndefined();
    expect(received?.head('list-unsubscribe')).toBe('<https://www.kinetra.example/u>');
    expect(received?.source).toMatch(/text\/plain[\s\S]*Words\.[\s\S]*text\/html[\s\S]*<p>Words\.<\/p>/);
  });

  test('has the same Message-ID at every attempt', async () => {
    const transport = await transportTo();
    await transport.send(mail, inTime());
    await transport.send(mail, inTime());
    const ids = server.mails.map((received) => received.head('message-id'));
    expect(ids).toEqual(['<one@kinetra.example>', '<one@kinetra.example>']);
  });

  test('does not let line breaks in texts add headers', async () => {
    const transport = await transportTo();
    await transport.send(
      { ...mail, subject: 'Hello\r\nBcc: everyone@example.com', headers: { 'Content-Language': 'en\r\nX-Evil: 1' } },
      inTime(),
    );
    const [received] = server.mails;
    expect(received?.to).toEqual(['robin@example.com']);
    expect(received?.head('bcc')).toBeUndefined();
    expect(received?.head('x-evil')).toBeUndefined();
  });

  test('goes to one recipient, even if the address looks like two', async () => {
    const transport = await transportTo();
    await transport.send({ ...mail, to: 'robin@example.com, other@example.com' }, inTime()).catch(() => {});
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('other@example.com');
  });

  test.each<[what: string, isFinal: boolean, options: MailServerOptions]>([
    ['a refused recipient', true, { recipient: () => Promise.reject(refusal(550, '5.1.1 no such mailbox')) }],
    ['a full mailbox', false, { recipient: () => Promise.reject(refusal(452, '4.2.2 full')) }],
    ['a temporary refusal of the mail', false, { accept: () => Promise.reject(refusal(451, 'try later')) }],
    ['a refusal of the content', false, { accept: () => Promise.reject(refusal(554, 'spam')) }],
  ])('after %s is given up: %s', async (_what, isFinal, options) => {
    const transport = await transportTo(options);
    expect(await sendAndFail(transport)).toEqual([true, isFinal]);
  });

  test('can be retried if the server is unreachable', async () => {
    const transport = await transportTo();
    await server.close();
    expect(await sendAndFail(transport)).toEqual([true, false]);
  });

  test('is aborted by the signal, which closes the connection', async () => {
    server = await openMailServer();
    const mute = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => mute.once('listening', listening));
    const connectionClosed = new Promise((cut) =>
      mute.once('connection', (socket) =>
        socket
          .on('close', cut)
          .on('error', () => {})
          .resume(),
      ),
    );
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, from });
    await expect(transport.send(mail, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ code: 'EABORT' });
    await connectionClosed;
    mute.close();
  });
});
