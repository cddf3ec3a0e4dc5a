import { createServer } from 'node:http';
import { join } from 'node:path';
import { parsePath } from '#core/place/place.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { instant } from './page-content.ts';

/**
 * Serves our pages as a peer's server does: resolved and rendered anew for every request, neither cached nor
 * compressed.
 */
const renderer = await loadRenderer(join(import.meta.dirname, '../..'), '');
createServer(async (request, response) => {
  const parsed = parsePath(request.url ?? '/');
  const resolution = 'place' in parsed ? resolvePage(realSite, parsed.place, instant) : undefined;
  if (!resolution || !('page' in resolution)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await renderer.render(resolution.page));
}).listen(Number(process.env.PORT));
