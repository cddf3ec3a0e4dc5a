import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type MailServer, openMailServer } from '../accounts/mail-server.ts';
import { freePort } from './free-port.ts';
import { type NginxProxy, startNginxProxy } from './nginx-front.ts';
import { type RunningSite, startSite } from './running-site.ts';

/**
 * Three nodes of the built site as in production: one database for each account group, shared secrets, and the
 * reverse proxy in front of them.
 */
export interface ThreeNodes {
  proxy: NginxProxy;
  nodes: RunningSite[];
  mails: MailServer;
  /** Addresses of the databases by account group. */
  databases: Record<'us' | 'eu' | 'cn', string>;
  /** Stops a node with SIGTERM, and starts another in its place. */
  replace(index: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ThreeNodesOptions {
  /** Address of a PostgreSQL cluster that allows new databases. */
  cluster: string;
  /** Additional settings of a node. */
  settingsOf?: (index: number, databases: ThreeNodes['databases']) => Record<string, string>;
}

const randomSecret = () => randomBytes(32).toString('base64url');

export async function startThreeNodes({ cluster, settingsOf = () => ({}) }: ThreeNodesOptions): Promise<ThreeNodes> {
  const [us, eu, cn] = await Promise.all(['us', 'eu', 'cn'].map((group) => createDatabase(cluster, group)));
  const databases = { us: us ?? '', eu: eu ?? '', cn: cn ?? '' };
  const mails = await openMailServer();
  const shared = {
    SITE_ENV: 'production',
    TRUSTED_HOPS: '1',
    DRAIN_SECONDS: '2',
    DATABASE_URL_US: databases.us,
    DATABASE_URL_EU: databases.eu,
    DATABASE_URL_CN: databases.cn,
    ACCOUNT_SECRETS: `k1:${randomSecret()}`,
    ACCOUNT_PEPPER: randomSecret(),
    SMTP_URL: mails.url,
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (index: number) =>
    startSite({ ...shared, PORT: String(ports[index]), ...settingsOf(index, databases) });
  const nodes = await Promise.all(ports.map((_, index) => start(index)));
  const proxy = await startNginxProxy(nodes.map(({ origin }) => origin));
  return {
    proxy,
    nodes,
    mails,
    databases,
    async replace(index) {
      await nodes[index]?.stop();
      nodes[index] = await start(index);
      await waitUntilReady(nodes[index].origin);
    },
    async stop() {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
      await mails.close();
    },
  };
}

async function createDatabase(cluster: string, group: string): Promise<string> {
  const name = `accounts_${group}_${randomBytes(6).toString('hex')}`;
  await runQuery(cluster, `create database ${name}`);
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement on a new connection. */
export async function runQuery<Row extends object>(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntilReady(origin: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50))
    if ((await fetch(`${origin}/readyz`)).ok) return;
  throw new Error(`${origin} was not ready within 30 s`);
}

/** The code in the newest mail to an address. Waits up to 20 s for it, then throws. */
export async function waitForCode({ mails }: MailServer, address: string): Promise<string> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    const mail = mails.findLast(({ to }) => to.includes(address));
    const code = mail && /\b(\d{6})\b/.exec(mail.source.slice(mail.source.indexOf('\r\n\r\n')))?.[1];
    if (code) return code;
  }
  throw new Error(`no code was sent to ${address} within 20 s`);
}
