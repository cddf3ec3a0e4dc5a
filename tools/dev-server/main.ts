import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LiveSite } from './live-site.ts';

/* `npm run dev`. Imports no code of the server, so that it answers whatever is wrong there. */
const root = join(import.meta.dirname, '../..');
const { PORT = '3000', HOST } = process.env;

const site = new LiveSite(root);
const server = createServer(site.respond);
await site.open(server);
if (site.error instanceof Error && site.error.name === 'StartError') end(site.error.message);
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => site.remark(error));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

server.on('error', ({ message }) => end(`${message}. Stop what listens there, or set PORT to a free one.`));
server.listen(Number(PORT), HOST, () => {
  console.log(`serving on http://${HOST ?? 'localhost'}:${(server.address() as AddressInfo).port}`);
});

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await site.close();
  process.exit(0);
}

function end(message: string): never {
  console.error(`The server cannot start.\n${message}`);
  process.exit(1);
}
