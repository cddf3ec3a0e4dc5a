import { execNode, fail, root, say } from '../setup/run-program.mjs';
import { fetchDecap } from './fetch-decap.mjs';

/** `npm run editor`: starts the development server with forms for the content at /admin/. */
export function startEditor() {
  try {
    fetchDecap(root, say);
  } catch (error) {
    fail(error.message);
  }
  process.env.HOST ??= 'localhost';
  say(`edit the content at http://localhost:${process.env.PORT ?? 3000}/admin/ once the server is up`);
  execNode(['tools/dev-server/main.ts']);
}
