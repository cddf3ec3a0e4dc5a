import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { MailServer, MailServerOptions } from '#tests/support/accounts/mail-server.ts';
import { openMailServer, refusal } from '#tests/support/accounts/mail-server.ts';
import { RecipientRefused } from '../messages/recipient-refused.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const mail = {
  id: 'one',
  to: 'robin@example.com',
  subject: '123456 is your code',
  text: 'Words.\n',
  html: '<p>Words.</p>',
  headers: {},
};
const from = { name: 'KINETRA', address: 'hello@kinetra.example' };
const inTime = () => ({ signal: AbortSignal.timeout(5_000) });

let server: MailServer;
afterEach(() => server.close());

async function transportTo(options: MailServerOptions = {}) {
  server = await openMailServer(options);
  return createSmtpTransport({ url: server.url, from });
}

describe('mail by SMTP', () => {
  test('arrives as text and HTML, from the sender of the settings', async () => {
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
    expect(server.mails.map((received) => received.head('message-id'))).toEqual([
      '<one@kinetra.example>',
      '<one@kinetra.example>',
    ]);
  });

  test('holds no line that its words smuggle in', async () => {
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

  test('goes to one recipient, also where an address looks like two', async () => {
    const transport = await transportTo();
    await transport.send({ ...mail, to: 'robin@example.com, other@example.com' }, inTime()).catch(() => {});
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('other@example.com');
  });

  test('says when a recipient is refused for good', async () => {
    const transport = await transportTo({
      recipient: () => {
        throw refusal(550, '5.1.1 no such mailbox');
      },
    });
    await expect(transport.send(mail, inTime())).rejects.toBeInstanceOf(RecipientRefused);
  });

  test.each([
    ['a full mailbox', { recipient: () => Promise.reject(refusal(452, '4.2.2 full')) }],
    ['a mail that is refused now', { accept: () => Promise.reject(refusal(451, 'try later')) }],
    ['a mail that is refused for what is in it', { accept: () => Promise.reject(refusal(554, 'spam')) }],
  ])('may be tried again after %s', async (_name, options) => {
    const transport = await transportTo(options);
    const error = await transport.send(mail, inTime()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RecipientRefused);
  });

  test('may be tried again where nobody answers', async () => {
    const transport = await transportTo();
    await server.close();
    const error = await transport.send(mail, inTime()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RecipientRefused);
  });

  test('is given up when the signal says so, and the connection is cut', async () => {
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
