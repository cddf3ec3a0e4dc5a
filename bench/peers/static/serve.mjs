import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Serves every file as it is; page URLs have no extension. */
createServer(({ url = '/' }, response) => {
  const path = `dist/site${url.split('?')[0]}`;
  const [file, type] = path.endsWith('.js') ? [path, 'text/javascript'] : [`${path}.html`, 'text/html; charset=utf-8'];
  if (path.includes('..') || !existsSync(file)) return response.writeHead(404).end();
  const maxAge = path.endsWith('.js') ? 31_536_000 : 60;
  response
    .writeHead(200, { 'content-type': type, 'cache-control': `public, max-age=${maxAge}` })
    .end(readFileSync(file));
}).listen(Number(process.env.PORT));
