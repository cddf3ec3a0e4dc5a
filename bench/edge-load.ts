import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClockSeen } from '../tests/clock-of.ts';
import { clockOf } from '../tests/clock-of.ts';
import { startNginxCache } from '../tests/nginx-cache.ts';
import { startSite } from '../tests/running-site.ts';
import { printTable } from './table.ts';

const second = 1000;
/** Early Black Friday opens in the United Kingdom: a page comes, and banner and prices change on all others. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/** Before it, in turn: the site starts, the quiet seconds that are the measure, and those in which what follows is rendered. */
const [starting, quiet, ahead] = [30 * second, 10 * second, 10 * second];
const after = 10 * second;
const requestsPerSecond = 300;
const connections = 64;
const runs = 3;
const mostSlower = 1.5;

const addresses = [
  ...['/uk', '/uk/black-friday', '/uk/elite-optimus-prime', '/uk/flagship-megatron', '/uk/flagship-bumblebee', '/uk/faq', '/uk/news'],
  ...['/us', '/us/black-friday', '/us/flagship-megatron', '/eu', '/de', '/de/black-friday', '/fr', '/', '/flagship-megatron', '/jp', '/kr'],
];

interface Sample {
  /** When it was due, on the site's clock. */
  due: number;
  /** From then to the last byte, in ms: what waited because others were slow counts, too. */
  took: number;
  isStale: boolean;
}

function ask(agent: Agent, clock: ClockSeen, url: string, due: number): Promise<Sample> {
  const asked = clock.earliest();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 && statusCode !== 302) reject(new Error(`${url} answered ${statusCode}`));
      const isStale = Date.parse(String(headers['x-page-valid-until'])) <= asked;
      response.resume().on('end', () => resolve({ due, took: clock.earliest() - due, isStale }));
    }).on('error', reject);
  });
}

/** Asks at a fixed rate, however long the answers take. */
async function steadily(clock: ClockSeen, origin: string, from: number, until: number): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: Promise<Sample>[] = [];
  for (let due = from; due < until; due += second / requestsPerSecond) {
    while (clock.earliest() < due) await pause(1);
    samples.push(ask(agent, clock, origin + addresses[samples.length % addresses.length], due));
  }
  const all = await Promise.all(samples);
  agent.destroy();
  return all;
}

interface Times {
  p50: number;
  p99: number;
  max: number;
}

function timesOf(samples: Sample[], from: number, until: number): Times {
  const sorted = samples
    .filter(({ due }) => due >= from && due < until)
    .map(({ took }) => took)
    .sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

interface Run {
  before: Times;
  ahead: Times;
  after: Times;
  ratio: number;
  stale: number;
}

/** One start of the site, one passing of the edge. */
async function throughTheEdge(isBehindNginx: boolean): Promise<Run> {
  const site = await startSite({ SITE_CLOCK: new Date(edge - starting - quiet - ahead).toISOString() });
  try {
    const clock = await clockOf(site.origin);
    if (clock.latest() > edge - quiet - ahead - 3 * second) throw new Error('the site took too long to start: run it again when the machine is quieter');
    const nginx = isBehindNginx ? await startNginxCache(site.origin.replace('localhost', '127.0.0.1')) : undefined;
    try {
      const origin = nginx?.origin ?? site.origin.replace('localhost', '127.0.0.1');
      const warm = await steadily(clock, origin, clock.latest(), edge - quiet - ahead);
      const samples = [...warm, ...(await steadily(clock, origin, edge - quiet - ahead, edge + after))];
      const [before, rendering, flipped] = [
        timesOf(samples, edge - quiet - ahead, edge - ahead),
        timesOf(samples, edge - ahead, edge),
        timesOf(samples, edge, edge + after),
      ];
      return { before, ahead: rendering, after: flipped, ratio: flipped.p99 / before.p99, stale: samples.filter(({ isStale }) => isStale).length };
    } finally {
      await nginx?.stop();
    }
  } finally {
    await site.stop();
  }
}

const rows: string[][] = [];
let worst = 0;
for (const isBehindNginx of [false, true]) {
  const made: Run[] = [];
  for (let run = 0; run < runs; run += 1) made.push(await throughTheEdge(isBehindNginx));
  const middle = made.toSorted((a, b) => a.ratio - b.ratio)[runs >> 1] as Run;
  worst = Math.max(worst, middle.ratio);
  const told = ({ p50, p99, max }: Times) => [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ');
  rows.push([
    isBehindNginx ? 'behind nginx' : 'this server',
    told(middle.before),
    told(middle.ahead),
    told(middle.after),
    `${middle.ratio.toFixed(2)}${middle.ratio > mostSlower ? ' (over)' : ''}`,
    made.map(({ ratio }) => ratio.toFixed(2)).join(', '),
    String(made.reduce((sum, { stale }) => sum + stale, 0)),
  ]);
}
printTable(
  [
    `${requestsPerSecond} requests a second, ms (p50 / p99 / max)`,
    '10 s before',
    '10 s of rendering ahead',
    '10 s after the edge',
    `p99 after / before (at most ${mostSlower})`,
    'of each run',
    'stale',
  ],
  rows,
);
if (worst > mostSlower && process.argv.includes('--strict')) process.exitCode = 1;
