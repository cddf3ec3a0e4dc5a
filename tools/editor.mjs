import { fetchDecap } from './editor/fetch-decap.mjs';
import { become, fail, root, say } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
try {
  fetchDecap(root, say);
} catch (error) {
  fail(error.message);
}
process.env.HOST ??= 'localhost';
say(`edit the content at http://localhost:${process.env.PORT ?? 3000}/admin/ once the server is up`);
become(['server/main.ts', '--dev']);
