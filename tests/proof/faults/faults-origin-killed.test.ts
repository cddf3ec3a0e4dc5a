import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { clipPath, mediaPath, pictureFormats } from '#core/media/media-address.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { freePort } from '../../support/running/free-port.ts';
import { type MeasuredSite, startMeasuredSite } from '../../support/running/measured-site.ts';
import { findNginx, startNginxCache } from '../../support/running/nginx-cache.ts';
import { requestHead } from '../../support/running/raw-connection.ts';
import { realSite } from '../../support/site/real-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The end of a client's request. A cut response that looks whole is the one that must never happen. */
type Outcome = 'whole' | 'refused' | 'nobody there' | 'broken off' | 'CUT AND TAKEN FOR WHOLE';

const [picture] = Object.entries(realSite.pictures).filter(([, { width }]) => width >= 960);
const pictureAddress = picture
  ? mediaPath({ id: picture[0], hash: picture[1].hash }, 960, pictureFormats(picture[1]).at(-1) ?? 'png')
  : '';
const addresses = ['/us', '/us/flagship-megatron', '/de', '/uk/choose-your-region', pictureAddress];

/** Reads slowly, as a phone does. A response without an error counts as whole, so it must have all `bytes`. */
function fetchSlowly(address: string, bytes: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(address, { agent: false, headers: { 'accept-encoding': 'identity' } }, (response) => {
      let received = 0;
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
        response.pause();
        setTimeout(() => response.resume(), 5);
      });
      response.on('error', () => resolve('broken off'));
      response.on('end', () => {
        if (response.statusCode !== 200) return resolve('refused');
        resolve(response.complete && received === bytes ? 'whole' : 'CUT AND TAKEN FOR WHOLE');
      });
    });
    request.on('error', () => resolve('nobody there'));
  });
}

/**
 * Requests more at once than the system can buffer, without reading; `read` returns the announced and received bytes of
 * each response.
 */
async function openGreedy(
  port: number,
  path: string,
): Promise<{ read(): Promise<{ announced: number; received: number }[]> }> {
  const socket = connect(port, '127.0.0.1').pause();
  const chunks: Buffer[] = [];
  socket.on('error', () => {}).on('data', (chunk: Buffer) => void chunks.push(chunk));
  await once(socket, 'connect');
  socket.pause().write(requestHead(path).repeat(80));
  return {
    async read() {
      const closed = once(socket, 'close');
      socket.resume();
      await closed;
      return parseResponses(Buffer.concat(chunks));
    },
  };
}

function parseResponses(bytes: Buffer): { announced: number; received: number }[] {
  const responses: { announced: number; received: number }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end < 0) break;
    const announced = Number(/\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', at, end))?.[1]);
    responses.push({ announced, received: Math.min(announced, bytes.length - end - 4) });
    at = end + 4 + announced;
  }
  return responses;
}

const [film] = Object.entries(realSite.clips);
const filmAddress = film ? clipPath({ id: film[0], hash: film[1].hash }, 'wide', 'mp4') : '';

describe.each(['directly', 'through nginx'] as const)(
  'a server that is killed during responses to visitors who come %s',
  (route) => {
    test.skipIf(route === 'through nginx' && findNginx() === undefined)(
      'leaves nobody with a cut response that looks whole, and loses nothing through a restart',
      async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'kinetra-killed-'));
        folders.push(dataDir);
        const port = String(await freePort());
        const settings = { PORT: port, ACCOUNT_LIMIT_SCALE: '0' };
        const startSite = () => startMeasuredSite(settings, dataDir);
        let site: MeasuredSite = await startSite();
        const expectedBytes = new Map<string, number>();
        const nginx = route === 'through nginx' ? await startNginxCache(site.origin) : undefined;
        const front = nginx?.origin ?? site.origin;
        const outcomes = new Map<Outcome, number>();
        const acknowledgedEmails: string[] = [];
        try {
          for (const path of addresses) {
            const reply = await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } });
            const bytes = (await reply.arrayBuffer()).byteLength;
            expect([reply.status, Number(reply.headers.get('content-length'))], path).toEqual([200, bytes]);
            expectedBytes.set(path, bytes);
          }
          for (let kill = 0; kill < 3; kill += 1) {
            let isRunning = true;
            const visitors = Array.from({ length: 40 }, async (_, visitor) => {
              for (let turn = visitor; isRunning; turn += 1) {
                const path = addresses[turn % addresses.length] ?? '/us';
                // A unique query, so that nginx has to ask the origin.
                const outcome = await fetchSlowly(
                  `${front}${path}?${kill}-${visitor}-${turn}`,
                  expectedBytes.get(path) ?? 0,
                );
                outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
                if (outcome !== 'whole') await pause(20);
              }
            });
            const subscriber = (async () => {
              for (let turn = 0; isRunning; turn += 1) {
                const email = `kill${kill}-${turn}@example.com`;
                const reply = await callApi(front, 'us', 'subscribe', { email }).catch(() => undefined);
                if (reply?.code === 2000) acknowledgedEmails.push(email);
                else await pause(20);
              }
            })();
            const greedy = await openGreedy(site.port, filmAddress);
            await pause(1_500);
            await site.stop('SIGKILL');
            const responses = await greedy.read();
            expect(responses.slice(0, -1).every(({ announced, received }) => received === announced)).toBe(true);
            expect(responses.at(-1)?.received, 'the last answer was not cut').toBeLessThan(
              responses.at(-1)?.announced ?? 0,
            );
            await pause(300);
            site = await startSite();
            isRunning = false;
            await Promise.all([...visitors, subscriber]);
            for (const path of addresses) expect((await fetch(front + path)).status, path).toBe(200);
          }
          console.info(
            `killed three times, ${route}: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}; ${acknowledgedEmails.length} subscriptions acknowledged`,
          );
          expect(outcomes.get('CUT AND TAKEN FOR WHOLE') ?? 0).toBe(0);
          expect(outcomes.get('whole') ?? 0).toBeGreaterThan(100);
          expect((outcomes.get('nobody there') ?? 0) + (outcomes.get('refused') ?? 0)).toBeGreaterThan(0);
          expect(
            readdirSync(join(dataDir), { recursive: true }).filter((name) =>
              /\.(jpg|webp|avif|png)\.[0-9a-f-]+$/.test(String(name)),
            ),
          ).toEqual([]);
        } finally {
          await nginx?.stop();
          await site.stop();
        }
        const database = new DatabaseSync(join(dataDir, 'accounts', 'us.sqlite'));
        expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
        const subscribers = new Set(
          database
            .prepare('select email from subscribers')
            .all()
            .map(({ email }) => email),
        );
        database.close();
        expect(acknowledgedEmails.filter((email) => !subscribers.has(email))).toEqual([]);
        expect(acknowledgedEmails.length).toBeGreaterThan(5);
      },
      300_000,
    );
  },
);
