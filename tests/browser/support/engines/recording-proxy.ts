import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SentRequest } from './driver.ts';
import { recordTroubles } from './record-troubles.ts';

/** A site behind a proxy that adds scripts to its documents, and records requests and troubles. */
export interface RecordingProxy {
  origin: string;
  addInitScript(script: string): void;
  onRequest(listener: (request: SentRequest) => void): void;
  close(): void;
}

const reportPath = '/recorded-trouble';

/**
 * Starts a proxy in front of a site, for a browser whose driver neither runs scripts before a document's own nor
 * reports its errors. What goes wrong is appended to `troubles`: errors, policy violations, and statuses from 400 on.
 */
export async function startRecordingProxy(site: string, troubles: string[]): Promise<RecordingProxy> {
  const scripts = [`(${recordTroubles})(${JSON.stringify(reportPath)});`];
  const listeners: ((sent: SentRequest) => void)[] = [];

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === reportPath) {
      troubles.push(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    const sent = { url: () => `${site}${incoming.url}`, method: () => incoming.method ?? '' };
    for (const listener of listeners) listener(sent);
    forward(incoming, outgoing);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers } = incoming;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const onward = request(site + incoming.url, options, async (answer) => {
      const { statusCode = 502, headers: received } = answer;
      if (statusCode >= 400) troubles.push(`${statusCode}: ${incoming.url}`);
      if (!received['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, received);
        answer.pipe(outgoing);
        return;
      }
      const script = scripts.join('\n');
      const html = (await text(answer)).replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
      outgoing.writeHead(statusCode, { ...allowScript(received, script), 'content-length': Buffer.byteLength(html) });
      outgoing.end(html);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addInitScript: (script) => void scripts.push(script),
    onRequest: (listener) => void listeners.push(listener),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Headers of a document whose content security policy also allows the script. */
function allowScript(headers: IncomingMessage['headers'], script: string) {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = headers['content-security-policy'];
  return {
    ...headers,
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/script-src [^;]*/, (sources) => `${sources} 'sha256-${hash}'`),
    }),
  };
}
